import { limits } from '@muster/contracts';
import { AssistantUsageModel, type AssistantUsageRecord } from '../usage/assistant-usage.model.ts';
import { PromptModel } from '../playground/prompt.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';

type Use = Pick<AssistantUsageRecord, 'use' | 'characters' | 'sentences' | 'tookMs'> & {
  by: 'recruiter';
  daysAgo: number;
};

const uses: readonly Use[] = [
  { use: 'summarise', characters: 1840, sentences: 5, tookMs: 6, by: 'recruiter', daysAgo: 1 },
  { use: 'bio', characters: 320, sentences: 6, tookMs: 2, by: 'recruiter', daysAgo: 1 },
  { use: 'extract_cv', characters: 5210, sentences: 41, tookMs: 38, by: 'recruiter', daysAgo: 4 },
  { use: 'explain_match', characters: 640, sentences: 9, tookMs: 21, by: 'recruiter', daysAgo: 6 },
  { use: 'job_dialogue', characters: 112, sentences: 2, tookMs: 9, by: 'recruiter', daysAgo: 9 },
];

/** Seeds some assistant usage and a saved input. */
export async function seedAssistant({
  people,
  time,
}: {
  people: PeopleIds;
  time: DemoTime;
}): Promise<void> {
  await AssistantUsageModel.insertMany(
    uses.map(({ by, daysAgo, ...use }) => ({
      ...use,
      engine: 'local',
      masked: true,
      userId: personId(people, by),
      at: time.ago(daysAgo),
      purgeAt: new Date(time.ago(daysAgo).getTime() + limits.assistant.usageKept),
    })),
  );
  await PromptModel.create({
    userId: personId(people, 'recruiter'),
    task: 'bio',
    name: 'Bio of a backend engineer',
    nameKey: 'bio of a backend engineer',
    input: 'Role: Backend engineer\nYears: 8\nSkills: Go, PostgreSQL, Kafka\nEnglish: C1',
    createdAt: time.ago(3),
  });
}
