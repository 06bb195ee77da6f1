import { useEffect, useId, useRef, useState } from 'react';
import { fieldErrorText, type FieldProblem } from '@muster/ui';
import { checkDraft, type DraftValues } from './draft-items.ts';
import { useScreeningMessages } from './messages.ts';

const fields = ['title', 'intro', 'dueInDays', 'questions'] as const;
type Field = (typeof fields)[number];

/**
 * Lists what a draft still lacks after a failed attempt to save: at the fields, and as a summary at
 * the top that takes the focus, since the buttons are below all questions.
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
    // The questions are not a field that can be focused.
    const id = field === 'questions' ? undefined : idOf(field);
    return text === undefined ? [] : [{ path: field, id, label: labels[field], text }];
  });
  return {
    checked,
    errorAt,
    idOf,
    lines,
    /** The element that is focused when the draft could not be saved. */
    top,
    /** Records a failed attempt to save. */
    refuse: () => setRefusals((count) => count + 1),
  };
}

interface Issue {
  code?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/**
 * Converts an issue to a field problem: the contract's own code, or one that fits the kind of
 * issue.
 */
function problemOf({ code, params }: Issue): FieldProblem {
  const own = params?.['code'];
  if (typeof own === 'string')
    return { code: own as FieldProblem['code'], params: params as FieldProblem['params'] };
  return { code: code === 'too_small' ? 'REQUIRED' : 'INVALID_FORMAT' };
}
