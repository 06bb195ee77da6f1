import { useEffect, useId, useRef, useState } from 'react';
import { fieldErrorText, type FieldProblem } from '@muster/ui';
import { checkDraft, type DraftValues } from './draft-items.ts';
import { useScreeningMessages } from './messages.ts';

const fields = ['title', 'intro', 'dueInDays', 'questions'] as const;
type Field = (typeof fields)[number];

/**
 * What a draft still lacks, once it was to be saved: at the fields, and together at the top, where
 * the focus goes, since the buttons stand below all questions.
 */
export function useDraftProblems(values: DraftValues) {
  const t = useScreeningMessages();
  const base = useId();
  const top = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const checked = checkDraft(values);
  useEffect(() => {
    if (refusals > 0) top.current?.focus();
  }, [refusals]);

  const labels: Record<Field, string> = {
    title: t('form.title'),
    intro: t('form.intro'),
    dueInDays: t('form.due'),
    questions: t('items.title'),
  };
  const idOf = (field: Field) => `${base}-${field}`;
  const errorAt = (field: Field): string | undefined => {
    const issue =
      refusals > 0 &&
      !checked.success &&
      checked.error.issues.find(({ path }) => path[0] === field);
    return issue ? fieldErrorText(problemOf(issue)) : undefined;
  };
  const lines = fields.flatMap((field) => {
    const text = errorAt(field);
    // The questions are no field that could take the focus.
    const id = field === 'questions' ? undefined : idOf(field);
    return text === undefined ? [] : [{ path: field, id, label: labels[field], text }];
  });
  return {
    checked,
    errorAt,
    idOf,
    lines,
    /** Where the focus goes when the draft could not be saved. */
    top,
    /** It was to be saved, and could not. */
    refuse: () => setRefusals((count) => count + 1),
  };
}

interface Issue {
  code?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/** What is wrong in the words of the fields: the contract's own code, or the kind of the refusal. */
function problemOf({ code, params }: Issue): FieldProblem {
  const own = params?.['code'];
  if (typeof own === 'string')
    return { code: own as FieldProblem['code'], params: params as FieldProblem['params'] };
  return { code: code === 'too_small' ? 'REQUIRED' : 'INVALID_FORMAT' };
}
