import type { Question } from '@muster/contracts';

interface Group {
  competency: string | null;
  questions: Question[];
}

/** Returns the questions by competency, in the order in which the competencies first appear. */
export function byCompetency(questions: readonly Question[]): Group[] {
  const groups = new Map<string, Group>();
  for (const question of questions) {
    const key = question.competency?.toLowerCase() ?? '';
    const group = groups.get(key) ?? { competency: question.competency, questions: [] };
    group.questions.push(question);
    groups.set(key, group);
  }
  return [...groups.values()];
}
