import { Types } from 'mongoose';
import { tracesOf, withoutTraces } from './traces.ts';

const ids = { candidateId: new Types.ObjectId(), userId: null };

it('takes out what names a person, whatever the case, and leaves the rest', () => {
  const traces = tracesOf({ ...ids, emails: ['rui.alves@example.com'] }, [
    'Rui Alves',
    '+351 912 (000)',
    null,
  ]);
  const text = 'Ask RUI ALVES (rui.alves@example.com, +351 912 (000)) about rui alvesson.';
  expect(withoutTraces(text, traces)).toBe(
    'Ask [removed] ([removed], [removed]) about [removed]son.',
  );
});

it('leaves every text alone where nothing names the person, or too little', () => {
  expect(withoutTraces('Jo has a job.', tracesOf({ ...ids, emails: [] }, ['Jo', '']))).toBe(
    'Jo has a job.',
  );
});
