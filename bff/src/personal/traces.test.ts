import { Types } from 'mongoose';
import { tracesOf, withoutTraces } from './traces.ts';

const ids = { candidateId: new Types.ObjectId(), userId: null };

it('removes whatever names a person, in upper or lower case, and leaves the rest', () => {
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

it('changes no text if nothing names the person or the name is too short', () => {
  expect(withoutTraces('Jo has a job.', tracesOf({ ...ids, emails: [] }, ['Jo', '']))).toBe(
    'Jo has a job.',
  );
});
