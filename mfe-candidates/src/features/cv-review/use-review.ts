import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CvDecisionInput, CvProposal, ExtractionReview } from '@muster/contracts';
import { errorText, isApiError, usePlatform, useUnsavedGuard } from '@muster/kit';
import { api } from '../../api.ts';

type Pending = Record<string, CvDecisionInput>;

/** Refusals that do not concern the decisions: the same decisions are sent again. */
const passing: ReadonlySet<string> = new Set(['UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED']);

/**
 * Returns a review with optimistic decisions, saved one request at a time: decisions made during a
 * request go with the next one. Decisions that did not reach the server are kept with their input
 * and sent again.
 */
export function useReview(loaded: ExtractionReview) {
  const platform = usePlatform();
  const [decide] = api.useCvReadingDecideMutation();
  const [answer, setAnswer] = useState(loaded);
  const [pending, setPending] = useState<Pending>({});
  const [saving, setSaving] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [personConfirmed, setPersonConfirmed] = useState(false);
  const queue = useRef<Pending>({});
  const busy = useRef<Promise<boolean> | null>(null);
  // The newest known version; a stale response changes nothing.
  const review = isNewer(loaded, answer) ? loaded : answer;
  const version = useRef(review.version);
  useEffect(() => {
    version.current = Math.max(version.current, review.version);
  }, [review.version]);
  useUnsavedGuard(isUnsaved);

  /** Sends the waiting decisions; returns whether all of them are saved. */
  async function flush(): Promise<boolean> {
    setSaving(true);
    setUnsaved(false);
    let isSaved = true;
    while (Object.keys(queue.current).length > 0) {
      const sent = queue.current;
      queue.current = {};
      const result = await decide({
        params: { id: loaded.id },
        body: { version: version.current, decisions: Object.values(sent) },
      });
      if (result.data) {
        version.current = result.data.version;
        setAnswer(result.data);
      } else {
        const { error } = result;
        isSaved = false;
        if (isApiError(error) && passing.has(error.code)) {
          queue.current = { ...sent, ...queue.current };
          setUnsaved(true);
          break;
        }
        platform.notify({ kind: 'error', text: errorText(error) });
        if (isApiError(error) && error.code === 'VERSION_CONFLICT')
          version.current = Number(error.context?.['version'] ?? version.current);
      }
      setPending((now) =>
        Object.fromEntries(Object.entries(now).filter(([id, one]) => one !== sent[id])),
      );
    }
    setSaving(false);
    busy.current = null;
    return isSaved;
  }

  const save = () => (busy.current ??= flush());
  const saveAgain = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isUnsaved) return undefined;
    window.addEventListener('online', saveAgain);
    return () => window.removeEventListener('online', saveAgain);
  }, [isUnsaved]);

  function decideAll(decisions: readonly CvDecisionInput[]) {
    const named = Object.fromEntries(decisions.map((one) => [one.id, one]));
    queue.current = { ...queue.current, ...named };
    setPending((now) => ({ ...now, ...named }));
    void save();
  }

  return {
    review,
    proposals: review.proposals.map((proposal) => withDecision(proposal, pending[proposal.id])),
    saving,
    isUnsaved,
    saveAgain: () => void save(),
    /** The CV has another name, and the user has not confirmed that it belongs here. */
    isDoubtful: review.identity === 'mismatch' && !personConfirmed,
    personConfirmed,
    confirmPerson: setPersonConfirmed,
    decide: decideAll,
    /**
     * Resolves to the version that contains every decision, or to null if a decision is not saved.
     */
    settled: async () => ((await save()) ? version.current : null),
    take: setAnswer,
  };
}
export type ReviewInHand = ReturnType<typeof useReview>;

const isNewer = (a: ExtractionReview, b: ExtractionReview): boolean =>
  a.version > b.version || (a.version === b.version && a.candidateVersion >= b.candidateVersion);

function withDecision(proposal: CvProposal, given: CvDecisionInput | undefined): CvProposal {
  if (!given) return proposal;
  const { decision, fields, asNew } = given;
  // A decision keeps the kind of its proposal.
  return {
    ...proposal,
    decision,
    asNew: asNew ?? proposal.asNew,
    edited: fields ?? (decision === 'edited' ? proposal.edited : null),
  } as CvProposal;
}
