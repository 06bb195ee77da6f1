import { useEffect, useRef, useState } from 'react';
import type { CvDecisionInput, CvProposal, ExtractionReview } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';

type Pending = Record<string, CvDecisionInput>;

/**
 * Returns a review with optimistic decisions, saved one request at a time: decisions made during a
 * request go with the next.
 */
export function useReview(loaded: ExtractionReview) {
  const platform = usePlatform();
  const [decide] = api.useCvReadingDecideMutation();
  const [answer, setAnswer] = useState(loaded);
  const [pending, setPending] = useState<Pending>({});
  const [saving, setSaving] = useState(false);
  const [personConfirmed, setPersonConfirmed] = useState(false);
  const queue = useRef<Pending>({});
  const busy = useRef<Promise<void> | null>(null);
  // The newest known version; a stale response changes nothing.
  const review = isNewer(loaded, answer) ? loaded : answer;
  const version = useRef(review.version);
  useEffect(() => {
    version.current = Math.max(version.current, review.version);
  }, [review.version]);

  async function flush(): Promise<void> {
    setSaving(true);
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
        platform.notify({ kind: 'error', text: errorText(result.error) });
        const { error } = result;
        if (isApiError(error) && error.code === 'VERSION_CONFLICT')
          version.current = Number(error.context?.['version'] ?? version.current);
      }
      setPending((now) =>
        Object.fromEntries(Object.entries(now).filter(([id, one]) => one !== sent[id])),
      );
    }
    setSaving(false);
    busy.current = null;
  }

  function decideAll(decisions: readonly CvDecisionInput[]) {
    const named = Object.fromEntries(decisions.map((one) => [one.id, one]));
    queue.current = { ...queue.current, ...named };
    setPending((now) => ({ ...now, ...named }));
    busy.current ??= flush();
  }

  return {
    review,
    proposals: review.proposals.map((proposal) => withDecision(proposal, pending[proposal.id])),
    saving,
    /** The CV has another name, and the user has not confirmed that it belongs here. */
    isDoubtful: review.identity === 'mismatch' && !personConfirmed,
    personConfirmed,
    confirmPerson: setPersonConfirmed,
    decide: decideAll,
    /** Resolves when every decision is saved. */
    settled: async () => {
      await busy.current;
      return version.current;
    },
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
