import {
  answerProblem,
  isAnswered,
  limits,
  type AnswerFile,
  type AnswerProblem,
  type AnswerValue,
  type VisitorAnswer,
  type VisitorForm,
  type VisitorQuestion,
} from '@muster/contracts';
import { oneAtATime } from '@muster/kit';

/** State of an answer on this device. */
export interface Entry {
  value: AnswerValue | null;
  /** For a file answer, in the order of its value. */
  files: readonly AnswerFile[];
  /** Ids of the files in the version that it is based on. */
  before: readonly string[];
  language: string | null;
  /** Version that it is based on; 0 before the first. */
  version: number;
  /** Whether it is not saved on the server yet. */
  isDirty: boolean;
  /** Conflicting answer of another device; the candidate chooses. */
  theirs: VisitorAnswer | null;
  /** Why the server refused it; not sent again until changed. */
  refused: AnswerProblem | null;
}

export interface BookState {
  entries: ReadonlyMap<string, Entry>;
  isSaving: boolean;
  /** Why the last answers could not be saved. */
  failure: unknown;
  savedAt: string | null;
}

export type Written = Pick<Entry, 'value' | 'language'>;
/** Result of sending one answer. */
export type Outcome =
  | { saved: VisitorAnswer }
  | { theirs: VisitorAnswer }
  | { refused: AnswerProblem }
  | { failure: unknown };
type Send = (key: string, body: Written & { version: number }) => Promise<Outcome>;

export interface AnswerBook {
  subscribe: (listener: () => void) => () => void;
  state: () => BookState;
  write: (key: string, written: Partial<Written>) => void;
  /** Appends an uploaded file to the answer; it replaces a link. */
  addFile: (key: string, file: AnswerFile) => void;
  removeFile: (key: string, id: string) => void;
  /** Sends unsaved answers one after another; returns whether all are saved now. */
  flush: () => Promise<boolean>;
  /** Applies another device's answers, except to those being edited here. */
  learn: (answers: readonly VisitorAnswer[]) => void;
  keepMine: (key: string) => void;
  takeTheirs: (key: string) => void;
}

const blank: Entry = {
  value: null,
  files: [],
  before: [],
  language: null,
  version: 0,
  isDirty: false,
  theirs: null,
  refused: null,
};

const idsOf = (files: readonly AnswerFile[]): string[] => files.map(({ id }) => id);

const entryOf = ({ value, files, language, version }: VisitorAnswer): Entry => ({
  ...blank,
  value,
  files,
  before: idsOf(files),
  language,
  version,
});

/**
 * Merges the files of both devices: theirs without those removed here, plus those added here. Null
 * if they do not all fit, or one of the two is a link.
 */
function withBoth({ value, files, before }: Entry, theirs: VisitorAnswer): Entry | null {
  if (typeof value === 'string' || typeof theirs.value === 'string') return null;
  const here = idsOf(files);
  const there = idsOf(theirs.files);
  const all = [
    ...theirs.files.filter(({ id }) => here.includes(id) || !before.includes(id)),
    ...files.filter(({ id }) => !there.includes(id) && !before.includes(id)),
  ];
  if (all.length > limits.screening.files.perAnswer) return null;
  const merged = all.length > 0 ? idsOf(all) : null;
  return { ...entryOf(theirs), value: merged, files: all, isDirty: true };
}

/** Returns the answer to a question, empty if there is none. */
export const entryFor = ({ entries }: BookState, key: string): Entry => entries.get(key) ?? blank;

/** Counts the files of all answers. */
export const filesIn = ({ entries }: BookState): number =>
  [...entries.values()].reduce((sum, { files }) => sum + files.length, 0);

/** Returns what is wrong with an answer; a missing one counts only on submission. */
export function problemOf(
  question: VisitorQuestion,
  { value, files, refused }: Pick<Entry, 'value' | 'files' | 'refused'>,
  isHandedIn: boolean,
): AnswerProblem | null {
  if (refused) return refused;
  if (isHandedIn && files.some(({ scan }) => scan === 'blocked')) return { code: 'FILE_BLOCKED' };
  if (isHandedIn && question.required && !isAnswered(value)) return { code: 'REQUIRED' };
  return answerProblem(question, value);
}

const isSameCheck = (files: readonly AnswerFile[], others: readonly AnswerFile[]): boolean =>
  files.every(({ scan }, index) => scan === others[index]?.scan);

/** Creates the store of a form's answers on this device, with saving. */
export function createAnswerBook({ questions, answers }: VisitorForm, send: Send): AnswerBook {
  const listeners = new Set<() => void>();
  const byKey = new Map(questions.map((question) => [question.key, question]));
  let state: BookState = {
    entries: new Map(answers.map((answer) => [answer.key, entryOf(answer)])),
    isSaving: false,
    failure: null,
    savedAt:
      answers
        .map(({ savedAt }) => savedAt)
        .toSorted()
        .at(-1) ?? null,
  };

  function change(next: Partial<BookState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  const put = (key: string, entry: Entry, more: Partial<BookState> = {}) =>
    change({ ...more, entries: new Map(state.entries).set(key, entry) });

  const rewrite = (key: string, written: Partial<Entry>) =>
    put(key, { ...entryFor(state, key), ...written, isDirty: true, refused: null });

  const isSendable = ([key, { isDirty, theirs, refused, value }]: [string, Entry]): boolean => {
    const question = byKey.get(key);
    if (refused) return false;
    return isDirty && !theirs && question !== undefined && answerProblem(question, value) === null;
  };

  async function sendOne(key: string, { value, language, version }: Entry): Promise<boolean> {
    const outcome = await send(key, { value, language, version });
    const now = entryFor(state, key);
    if ('failure' in outcome) {
      change({ failure: outcome.failure });
      return false;
    }
    if ('theirs' in outcome) {
      const isFiles = byKey.get(key)?.answerType === 'file';
      const both = isFiles ? withBoth(now, outcome.theirs) : null;
      put(key, both ?? { ...now, theirs: outcome.theirs });
      return both ? sendOne(key, both) : false;
    }
    const isSame = now.value === value && now.language === language;
    if ('refused' in outcome) {
      if (isSame) put(key, { ...now, refused: outcome.refused });
      return false;
    }
    const { files } = isSame ? outcome.saved : now;
    put(
      key,
      {
        ...now,
        files,
        before: idsOf(outcome.saved.files),
        version: outcome.saved.version,
        isDirty: !isSame,
      },
      { savedAt: outcome.saved.savedAt, failure: null },
    );
    return true;
  }

  async function run(): Promise<boolean> {
    const waiting = [...state.entries].filter(isSendable);
    if (waiting.length > 0) change({ isSaving: true });
    let isWhole = true;
    for (const [key, entry] of waiting) {
      isWhole = (await sendOne(key, entry)) && isWhole;
      // Without a connection the others would fail as well.
      if (state.failure !== null) break;
    }
    if (state.isSaving) change({ isSaving: false });
    return (
      isWhole &&
      [...state.entries.values()].every(
        ({ theirs, refused }) => theirs === null && refused === null,
      )
    );
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    write: (key, written) => rewrite(key, written),
    addFile: (key, file) => {
      const files = [...entryFor(state, key).files, file];
      rewrite(key, { files, value: idsOf(files) });
    },
    removeFile: (key, id) => {
      const files = entryFor(state, key).files.filter((file) => file.id !== id);
      rewrite(key, { files, value: files.length > 0 ? idsOf(files) : null });
    },
    // Text written during another round is sent with the next.
    flush: oneAtATime(run),
    learn: (known) => {
      const news = known.filter(({ key, version, files }) => {
        const entry = entryFor(state, key);
        const isChecked = version === entry.version && !isSameCheck(files, entry.files);
        return !entry.isDirty && (version > entry.version || isChecked);
      });
      if (news.length === 0) return;
      change({
        entries: new Map([
          ...state.entries,
          ...news.map((answer) => [answer.key, entryOf(answer)] as const),
        ]),
      });
    },
    keepMine: (key) => {
      const { theirs, ...entry } = entryFor(state, key);
      put(key, {
        ...entry,
        version: theirs?.version ?? entry.version,
        theirs: null,
        isDirty: true,
      });
    },
    takeTheirs: (key) => {
      const { theirs } = entryFor(state, key);
      if (theirs) put(key, entryOf(theirs));
    },
  };
}
