import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { KeptDraft } from '@muster/contracts';
import { Button, NoticeBar, formatRelativeDateTime, useT, type ZodForm } from '@muster/ui';
import { kitMessages } from '../messages/kit-messages.ts';
import { usePlatform } from '../platform/platform-context.tsx';

/** Debounces writing while the user types. */
const writeAfter = 800;

/**
 * Keeps the input of a long form on the device and offers it when the same form of the same record
 * opens again. The draft is deleted when the form is saved, reset to its saved values, discarded,
 * or left without saving: every way out of a changed form asks first, so a form that disappears
 * while the user is still active was given up.
 * @param name names form and record; without one nothing is kept
 */
export function useFormDraft<Values extends Record<string, unknown>>(
  form: Pick<ZodForm<Values, unknown>, 'values' | 'dirty' | 'changedPaths' | 'applyPatch'>,
  name: string | undefined,
): { notice: ReactNode; forget: () => void } {
  const t = useT(kitMessages);
  const { drafts, workSignal } = usePlatform();
  const [offered, setOffered] = useState<KeptDraft | null>(null);
  const [asked, setAsked] = useState(false);
  const dirty = useRef(false);
  const stored = useRef(false);
  const { values } = form;
  // Unchanged fields are left out, because a colleague may change them before the restore.
  const changedValues = useEffectEvent(() => {
    const changed = new Set(form.changedPaths().map((path) => path.split('.')[0]));
    return Object.fromEntries(Object.entries(values).filter(([field]) => changed.has(field)));
  });
  const isKept = asked && offered === null && form.dirty;

  useEffect(() => {
    if (!drafts || !name) return undefined;
    let isOver = false;
    void drafts.read(name).then((found) => {
      if (isOver) return;
      setOffered(found);
      setAsked(true);
    });
    return () => {
      isOver = true;
    };
  }, [drafts, name]);

  useEffect(() => {
    dirty.current = isKept;
    if (!drafts || !name) return undefined;
    if (!isKept) {
      // The form was saved while the user typed, or changed back: there is nothing to restore.
      if (stored.current) drafts.remove(name);
      stored.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      stored.current = true;
      void drafts.keep(name, changedValues());
    }, writeAfter);
    return () => clearTimeout(timer);
  }, [drafts, name, isKept, values]);

  const giveUp = useEffectEvent(() => {
    if (name && dirty.current && !workSignal?.aborted) drafts?.remove(name);
  });
  useEffect(() => () => giveUp(), []);

  const forget = () => {
    if (name) drafts?.remove(name);
    setOffered(null);
  };

  function restore(draft: KeptDraft) {
    const known = Object.entries(draft.values).filter(([key]) => key in values);
    form.applyPatch(Object.fromEntries(known) as Partial<Values>);
    setOffered(null);
  }

  const notice = offered && (
    <NoticeBar
      kind="quiet"
      action={
        <>
          <Button variant="subtle" size="xs" onClick={() => restore(offered)}>
            {t('draft.restore')}
          </Button>
          <Button variant="subtle" size="xs" onClick={forget}>
            {t('draft.discard')}
          </Button>
        </>
      }
    >
      {t('draft.found', { when: formatRelativeDateTime(offered.at) })}
    </NoticeBar>
  );
  return { notice, forget };
}
