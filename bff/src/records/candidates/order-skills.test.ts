import { Types } from 'mongoose';
import type { Candidate, CandidateSkill } from './candidate.model.ts';
import { byStrength } from './order-skills.ts';

const skill = (changes: Partial<CandidateSkill>): CandidateSkill => ({
  _id: new Types.ObjectId(),
  skillId: new Types.ObjectId(),
  level: null,
  years: null,
  lastUsedYear: null,
  isPrimary: false,
  source: 'cv',
  verifiedScore: null,
  verifiedBy: null,
  verifiedAt: null,
  ...changes,
});

it('puts main, verified, rated and used skills before those that only a file names', () => {
  const [named, used, years, rated, verified, main] = [
    skill({}),
    skill({}),
    skill({ years: 2 }),
    skill({ level: 'beginner' }),
    skill({ level: 'beginner', verifiedScore: 3 }),
    skill({ isPrimary: true }),
  ];
  const experience = [{ skillIds: [used.skillId] }] as unknown as Candidate['experience'];
  const sorted = [named, used, years, rated, verified, main].toSorted(byStrength(experience));
  expect(sorted).toEqual([main, verified, rated, years, used, named]);
});
