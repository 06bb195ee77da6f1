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

/** An answer as it stands on this device. */
export interface Entry {
  value: AnswerValue | null;
  /** Of an answer by files, in the order of its value. */
  files: readonly AnswerFile[];
  /** The ids of the files of the version that it was written over. */
  before: readonly string[];
  language: string | null;
  /** The version that it was written over; 0 before the first. */
  version: number;
  /** Not kept by the server yet. */
  isDirty: boolean;
  /** What another device answered meanwhile; the candidate chooses. */
  theirs: VisitorAnswer | null;
  /** Why the server does not take it; until it is changed it is not sent again. */
  refused: AnswerProblem | null;
}

export interface BookState {
  entries: ReadonlyMap<string, Entry>;
  isSaving: boolean;
  /** Why the last answers could not be kept. */
  failure: unknown;
  savedAt: string | null;
}

export type Written = Pick<Entry, 'value' | 'language'>;
/** What became of one answer that was sent. */
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
  /** Puts an uploaded file behind those of the answer; it takes the place of a link. */
  addFile: (key: string, file: AnswerFile) => void;
  removeFile: (key: string, id: string) => void;
  /** Sends what is not kept yet, one answer after another; tells whether all of it is kept now. */
  flush: () => Promise<boolean>;
  /** Takes over what another device answered, wherever nothing is being written here. */
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
 * The files of both devices: theirs without those that were removed here, and those that were added
 * here. Null where there is no room for all of them, or one of the two is a link.
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

/** The answer to a question, empty where there is none. */
export const entryFor = ({ entries }: BookState, key: string): Entry => entries.get(key) ?? blank;

/** How many files all answers hold. */
export const filesIn = ({ entries }: BookState): number =>
  [...entries.values()].reduce((sum, { files }) => sum + files.length, 0);

/** What is wrong with an answer; what is missing counts only when the form is handed in. */
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

/** The answers of a form on this device, and how they reach the server. */
export function createAnswerBook({ questions, answers }: VisitorForm, send: Send): AnswerBook {
  const listeners = new Set<() => void>();
  const byKey = new Map(questions.map((question) => [question.key, question]));
  let running: Promise<boolean> | null = null;
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
    flush: async () => {
      // What was written while another round was under way goes with the next.
      if (running) await running;
      running = run();
      try {
        return await running;
      } finally {
        running = null;
      }
    },
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
