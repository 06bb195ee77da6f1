import type { AssistantSays, DraftEvidence, JobDraft, JobDraftField } from '@muster/contracts';
import { conflictsOf } from './conflicts.ts';
import { foreignLanguage } from '../../../text/foreign-language.ts';
import { missingIn, nextQuestion, type DraftRights } from './questions.ts';
import type { Finding, MessageReading } from './reading.ts';

/** State of a dialogue, without its messages. */
export interface DialogueState {
  draft: JobDraft;
  evidence: DraftEvidence[];
  /** Fields that the user does not want to answer now. */
  skipped: JobDraftField[];
  asking: JobDraftField | null;
}
interface Turn {
  text: string;
  number: number;
  today: string;
  rights: DraftRights;
  read: () => Promise<MessageReading>;
}
interface Answer {
  state: DialogueState;
  says: AssistantSays[];
}

export const emptyDraft: JobDraft = {
  companyId: null,
  title: null,
  primaryRole: null,
  seniority: null,
  skills: [],
  niceSkills: [],
  seats: null,
  engagement: null,
  hoursPerWeek: null,
  duration: null,
  start: null,
  location: null,
  timeZone: null,
  overlapHours: null,
  english: null,
  budget: null,
};

const restart =
  /^(?:please )?(?:start over|restart|start again|begin again|start from scratch|forget everything|reset)[.!]?$/i;
const skip =
  /^(?:skip(?: it| this)?|i (?:don['’]t|do not) know(?: yet)?|not sure(?: yet)?|no idea|later|next|no preference|don['’]t care|does(?:n['’]t| not) matter|any|none|open|tbd|to be decided)[.!]?$/i;

/** Question that must be answered first: two values, or an ambiguous word. */
type Question = Extract<AssistantSays, { kind: 'ask' }>;

/** Reads a message into the draft: what was understood, what conflicts, what is next. */
export async function converse(state: DialogueState, turn: Turn): Promise<Answer> {
  const { text, today, rights } = turn;
  if (restart.test(text.trim())) {
    const fresh = { draft: emptyDraft, evidence: [], skipped: [], asking: null };
    return ask(fresh, turn, [{ kind: 'restarted' }]);
  }
  if (skip.test(text.trim()) && state.asking)
    return ask({ ...state, skipped: [...new Set([...state.skipped, state.asking])] }, turn, [
      { kind: 'skipped', field: state.asking },
    ]);
  const language = foreignLanguage(text);
  if (language) return ask(state, turn, [{ kind: 'language', language }]);
  const reading = await turn.read();
  const may = ({ field }: { field: JobDraftField }) =>
    field !== 'companyId' && (field !== 'budget' || rights.seesBudget);
  const merged = merge(state, reading.findings.filter(may), turn);
  const settled = new Set([...merged.understood, ...merged.refused]);
  const unclear = reading.vague
    .filter((one) => may(one) && !settled.has(one.field))
    .map(({ field, choices }): Question => ({ kind: 'ask', field, narrow: true, choices }));
  const first = merged.questions[0] ?? unclear[0];
  const said = settled.size > 0 || first !== undefined;
  const says: AssistantSays[] = [
    ...(merged.understood.length > 0
      ? [{ kind: 'understood' as const, fields: merged.understood }]
      : []),
    ...merged.conflicts,
    ...conflictsOf(merged.state.draft, merged.understood, today),
    ...(said ? [] : [{ kind: 'not_understood' as const }]),
  ];
  if (!first) return ask(merged.state, turn, says);
  return { state: { ...merged.state, asking: first.field }, says: [...says, first] };
}

/** Completes an answer with the next question. */
function ask(state: DialogueState, { rights, today }: Turn, says: AssistantSays[]): Answer {
  const next = nextQuestion(state.draft, state.skipped, rights, today);
  return {
    state: { ...state, asking: next.kind === 'ask' ? next.field : null },
    says: [...says, next],
  };
}

interface Merged {
  state: DialogueState;
  understood: JobDraftField[];
  /** Stated but not adopted: two values at once, or edited differently by hand. */
  refused: JobDraftField[];
  conflicts: AssistantSays[];
  questions: Question[];
}

function merge(state: DialogueState, findings: readonly Finding[], turn: Turn): Merged {
  const merged: Merged = {
    state,
    understood: [],
    refused: [],
    conflicts: [],
    questions: [],
  };
  const fields = [...new Set(findings.map(({ field }) => field))];
  for (const field of fields) {
    const own = findings.filter((one) => one.field === field);
    const quote = ({ from, to }: Finding) => turn.text.slice(from, to).trim();
    const [one, other] = distinct(own);
    if (!one) continue;
    if (other && field !== 'skills' && field !== 'niceSkills') {
      const quotes = [quote(one), quote(other)] as const;
      merged.conflicts.push(conflict('two_values', field, ...quotes));
      merged.questions.push({ kind: 'ask', field, narrow: true, choices: [...quotes] });
      merged.refused.push(field);
      continue;
    }
    take(merged, one, quote(one), turn.number);
  }
  return merged;
}

function take(merged: Merged, found: Finding, quote: string, message: number): void {
  const { draft, evidence } = merged.state;
  const { field, from, to } = found;
  const before = evidence.filter((one) => one.field === field).at(-1);
  const value = isList(field) ? joined(draft, found) : found.value;
  if (isSame(draft[field], value)) {
    merged.understood.push(field);
    return;
  }
  if (before?.by === 'hand') {
    merged.conflicts.push(conflict('kept_by_hand', field, null, quote));
    merged.refused.push(field);
    return;
  }
  if (before && !isList(field))
    merged.conflicts.push(conflict('changed', field, before.quote, quote));
  const others = evidence.filter((one) => isList(field) || one.field !== field);
  merged.state = {
    ...merged.state,
    draft: { ...withoutElsewhere(draft, found), [field]: value },
    evidence: [...others, { field, by: 'dialogue', message, quote, from, to }],
    skipped: merged.state.skipped.filter((one) => one !== field),
  };
  merged.understood.push(field);
}

const conflict = (
  kind: Extract<AssistantSays, { kind: 'conflict' }>['conflict'],
  field: JobDraftField,
  first: string | null,
  second: string | null,
): AssistantSays => ({ kind: 'conflict', conflict: kind, field, first, second });

const isList = (field: JobDraftField): field is 'skills' | 'niceSkills' =>
  field === 'skills' || field === 'niceSkills';
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const distinct = (findings: readonly Finding[]): Finding[] =>
  [
    ...new Map(findings.toReversed().map((one) => [JSON.stringify(one.value), one])).values(),
  ].toReversed();

type Skills = JobDraft['skills'];
function joined(draft: JobDraft, { field, value }: Finding): Skills {
  if (!isList(field)) return [];
  const added = value as Skills;
  const known = new Set(draft[field].map(({ skillId }) => skillId));
  return [...draft[field], ...added.filter(({ skillId }) => !known.has(skillId))];
}

/** A skill is either needed or nice to have, not both. */
function withoutElsewhere(draft: JobDraft, { field, value }: Finding): JobDraft {
  if (!isList(field)) return draft;
  const moved = new Set((value as Skills).map(({ skillId }) => skillId));
  const other = field === 'skills' ? 'niceSkills' : 'skills';
  return { ...draft, [other]: draft[other].filter(({ skillId }) => !moved.has(skillId)) };
}

/** Returns the draft after a manual edit, which takes precedence over messages. */
export function editByHand(
  state: DialogueState,
  changes: Partial<JobDraft>,
  { rights, today }: Pick<Turn, 'rights' | 'today'>,
): Answer {
  const changed = Object.entries(changes)
    .map(([field]) => field as JobDraftField)
    .filter((field) => !isSame(state.draft[field], changes[field]));
  const draft = { ...state.draft, ...changes };
  const missing = new Set(missingIn(draft, rights));
  const evidence = [
    ...state.evidence.filter(({ field }) => !changed.includes(field)),
    // A cleared field may be set by messages again.
    ...changed
      .filter((field) => !missing.has(field))
      .map((field): DraftEvidence => ({
        field,
        by: 'hand',
        message: null,
        quote: null,
        from: null,
        to: null,
      })),
  ];
  const open =
    state.asking !== null && !changed.includes(state.asking) && missing.has(state.asking);
  const skipped = state.skipped.filter((field) => !changed.includes(field));
  const next = { ...state, draft, evidence, skipped };
  if (open) return { state: next, says: [] };
  const question = nextQuestion(draft, skipped, rights, today);
  return {
    state: { ...next, asking: question.kind === 'ask' ? question.field : null },
    says: [question],
  };
}
