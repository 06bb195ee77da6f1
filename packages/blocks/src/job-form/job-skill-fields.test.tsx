import { z } from 'zod';
import { useZodForm } from '@muster/ui';
import { renderRemote, screen } from '@muster/kit/testing';
import { InterviewRoundFields } from './interview-round-fields.tsx';
import { JobSkillFields } from './job-skill-fields.tsx';
import type { JobListValues } from './job-list-values.ts';

const found = [
  { id: 's1', name: 'Go' },
  { id: 's2', name: 'Kafka' },
];
const options = found.map(({ id, name }) => ({ value: id, name, label: name }));

function Form() {
  const form = useZodForm<z.ZodType, JobListValues>({
    schema: z.any(),
    initialValues: { skillsRequired: [], skillsNice: [], interviewPlan: [] },
  });
  return (
    <>
      <JobSkillFields form={form} list="skillsRequired" search={async () => options} />
      <InterviewRoundFields form={form} label="Rounds" emptyText="None" people={[]} />
      <output aria-label="Values">{JSON.stringify(form.values)}</output>
    </>
  );
}
const values = () =>
  JSON.parse(screen.getByRole('status', { name: 'Values' }).textContent) as JobListValues;
const skillField = () => screen.getByRole('combobox', { name: 'Add a skill' });

test('skills are added once, asked for as a must, and removed without losing the focus', async () => {
  const { user } = renderRemote(<Form />);
  for (const name of ['Go', 'Kafka']) {
    await user.click(skillField());
    await user.click(await screen.findByRole('option', { name }));
  }
  expect(values().skillsRequired).toEqual(
    found.map(({ id, name }) => ({
      skillId: id,
      name,
      minLevel: null,
      minYears: null,
      must: true,
    })),
  );
  await user.click(screen.getByRole('button', { name: 'Remove Go' }));
  expect(screen.getByRole('button', { name: 'Remove Kafka' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(values().skillsRequired).toEqual([]);
  expect(skillField()).toHaveFocus();
});

test('a round begins with the usual length', async () => {
  const { user } = renderRemote(<Form />);
  await user.click(screen.getByRole('button', { name: 'Add a round' }));
  expect(values().interviewPlan).toEqual([{ name: '', durationMinutes: 60, interviewerIds: [] }]);
});
