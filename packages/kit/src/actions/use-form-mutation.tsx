import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from 'react';
import { ConflictDialog, useT, type ZodForm } from '@muster/ui';
import { isApiError, type ApiError } from '../api/api-error.ts';
import { errorText } from '../messages/error-text.ts';
import { kitMessages } from '../messages/kit-messages.ts';
import { useFormDraft } from '../drafts/use-form-draft.tsx';
import { useUnsavedGuard, type UnsavedOptions } from '../routing/leave-guard.tsx';
import { conflictOf, presentVersion, type ConflictContext } from './conflict-context.ts';
import { useSending } from './use-sending.ts';
import type { Trigger } from './use-undoable-mutation.ts';

type FormValues = Record<string, unknown>;

/** How to compare two versions of a record. */
export interface ConflictOptions<Values, Current> {
  /** The initial values of the form. */
  base: Values;
  /** Returns the form values of a record, as for the initial ones. */
  toValues: (current: Current) => Values;
}

export interface FormMutationOptions<Values extends FormValues, Output, A, R, Current> {
  form: ZodForm<Values, Output>;
  /** The trigger of a mutation hook. */
  mutation: Trigger<A, R>;
  /** The version that the user has seen; 0 for a new record. */
  version?: number;
  /**
   * Returns the call's arguments; `version` is the given one or, after a conflict, the one merged
   * onto, and `base` holds the values of that version.
   */
  toArgs: (input: { output: Output; values: Values; version: number; base: Values }) => A;
  onSaved: (result: R) => void;
  /** Returns true if the screen handles this error itself (a possible duplicate …). */
  onRefused?: (error: ApiError) => boolean;
  onConflict?: ConflictOptions<Values, Current>;
  /** Options for the guard of unsaved input. */
  guard?: UnsavedOptions;
  /**
   * Stores input on the device under this name of form and record, and offers to restore it. For
   * long forms; never for passwords and codes.
   */
  draft?: string | undefined;
}

export interface FormMutation {
  submit: (event?: FormEvent) => void;
  pending: boolean;
  /** The conflict dialog while it is open; put it beside the form. */
  dialog: ReactNode;
  /** Offers the draft of an earlier visit; put it at the top of the form. */
  draft: ReactNode;
}

/**
 * Saves a form: guards unsaved input, sends once however often Save is pressed, shows refused
 * fields at their place, and after a concurrent change lets the user merge field by field and saves
 * the result on the new version. A decision, which cannot be merged, says who changed the record;
 * trying again uses its new version.
 */
export function useFormMutation<Values extends FormValues, Output, A extends object, R, Current>(
  options: FormMutationOptions<Values, Output, A, R, Current>,
): FormMutation {
  const { form, mutation, toArgs, onSaved, onRefused, onConflict } = options;
  const t = useT(kitMessages);
  const [conflict, setConflict] = useState<ConflictContext<Current> | null>(null);
  const [merged, setMerged] = useState<{ base: Values; version: number } | null>(null);
  const lift = useUnsavedGuard(form.dirty, options.guard);
  const draft = useFormDraft(form, options.draft);
  const [refusedVersion, setRefusedVersion] = useState(0);
  const version = Math.max(merged?.version ?? 0, options.version ?? 0, refusedVersion);

  const { send, pending } = useSending({
    mutation,
    onSent: (result: R) => {
      setMerged(null);
      lift();
      draft.forget();
      onSaved(result);
    },
    onFailed: refuse,
  });
  const save = (output: Output, values: Values) =>
    send(() => {
      const base = merged?.base ?? onConflict?.base ?? values;
      return toArgs({ output, values, version, base });
    });

  function refuse(error: unknown) {
    const known = isApiError(error) ? error : null;
    const clash = onConflict ? conflictOf<Current>(known) : null;
    // A decision cannot be merged: after the notice, the next attempt uses the present version.
    if (!onConflict) setRefusedVersion(presentVersion(known));
    if (clash) setConflict(clash);
    else if (known && onRefused?.(known)) return;
    else if (known?.fields?.length) form.setServerErrors(known.fields);
    else form.setFormError(errorText(error));
  }

  const submit: FormMutation['submit'] = (event) => form.submit(save)(event);

  // The merged values are sent once the form holds them, because changes are then compared with the
  // other user's version.
  const sendMerged = useEffectEvent(() => submit());
  useEffect(() => {
    if (merged) sendMerged();
  }, [merged]);

  function resolve(values: Values) {
    if (!conflict || !onConflict) return;
    const base = onConflict.toValues(conflict.current);
    form.reset(base);
    form.applyPatch(values);
    setConflict(null);
    setMerged({ base, version: conflict.version });
  }

  const dialog = conflict && onConflict && (
    <ConflictDialog
      opened
      base={merged?.base ?? onConflict.base}
      mine={form.values}
      theirs={onConflict.toValues(conflict.current)}
      fields={form.described()}
      namesIn={conflict.current}
      byName={conflict.by || t('form.conflictBy')}
      at={conflict.at}
      onResolve={resolve}
      onCancel={() => setConflict(null)}
    />
  );
  return { submit, pending, dialog, draft: draft.notice };
}
