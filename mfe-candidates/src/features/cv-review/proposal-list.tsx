import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { CvDecisionInput, CvProposal } from '@muster/contracts';
import { Kbd } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { ProposalCard } from './proposal-card.tsx';
import { ProposalEditor } from './proposal-editor.tsx';
import { groupProposals, isTaken, type ProposalGroup } from './proposal-groups.ts';
import { proposalTitle } from './proposal-text.ts';
import type { ReviewInHand } from './use-review.ts';
import classes from './proposals.module.css';

interface ProposalListProps {
  inHand: ReviewInHand;
  activeId: string | null;
  onActive: (id: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Proposals by group; decided one by one, by mouse or keyboard. */
export function ProposalList({ inHand, activeId, onActive, ref }: ProposalListProps) {
  const t = useMessages();
  const { review, proposals, decide } = inHand;
  const [editing, setEditing] = useState<string | null>(null);
  const cards = useRef(new Map<string, HTMLButtonElement>());
  const canDecide = review.allowedActions.includes('decide');
  const open = proposals.filter((proposal) => !isKnown(proposal));
  const groups = groupProposals(open);
  const inOrder = groups.flatMap((group) => group.proposals);

  function goTo(proposal: CvProposal | undefined) {
    if (!proposal) return;
    onActive(proposal.id);
    cards.current.get(proposal.id)?.focus();
  }
  function step(from: CvProposal, by: number) {
    goTo(inOrder[inOrder.findIndex(({ id }) => id === from.id) + by]);
  }
  /** Goes to the next undecided proposal, otherwise to the next one. */
  function goOn(from: CvProposal) {
    const after = inOrder.slice(inOrder.findIndex(({ id }) => id === from.id) + 1);
    goTo(after.find(({ decision }) => decision === 'pending') ?? after[0]);
  }
  function give(proposal: CvProposal, decision: CvProposal['decision'], more: object = {}) {
    decide([{ id: proposal.id, kind: proposal.kind, decision, ...more } as CvDecisionInput]);
  }
  function accept(proposal: CvProposal) {
    // A proposal with problems must be corrected first.
    if (proposal.problems.length > 0) return setEditing(proposal.id);
    if (proposal.decision === 'accepted') return give(proposal, 'pending');
    give(proposal, proposal.edited ? 'edited' : 'accepted', {
      ...(proposal.edited && { fields: proposal.edited }),
    });
    goOn(proposal);
  }
  function reject(proposal: CvProposal) {
    give(proposal, proposal.decision === 'rejected' ? 'pending' : 'rejected');
    if (proposal.decision !== 'rejected') goOn(proposal);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const proposal = inOrder.find(({ id }) => id === activeId);
    if (!proposal || event.target instanceof HTMLInputElement) return;
    const acts: Record<string, () => void> = {
      j: () => step(proposal, 1),
      k: () => step(proposal, -1),
      ArrowDown: () => step(proposal, 1),
      ArrowUp: () => step(proposal, -1),
      ...(canDecide && {
        a: () => accept(proposal),
        e: () => setEditing(proposal.id),
        r: () => reject(proposal),
      }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div className={classes.list} ref={ref} onKeyDown={onKeyDown}>
      {canDecide && open.length > 0 && <KeyHint />}
      {groups.map(({ group, proposals: ofGroup }) => (
        <section key={group} className={classes.group} aria-label={t(`cvReview.group.${group}`)}>
          <h2 className={classes.groupTitle}>
            {t(`cvReview.group.${group}`)} <span className={classes.count}>{ofGroup.length}</span>
          </h2>
          <ul className={classes.proposals} data-compact={isCompact(group) || undefined}>
            {ofGroup.map((proposal) =>
              editing === proposal.id ? (
                <li key={proposal.id} data-proposal={proposal.id}>
                  <ProposalEditor
                    proposal={proposal}
                    onCancel={() => setEditing(null)}
                    onSave={(fields) => {
                      give(proposal, 'edited', { fields });
                      setEditing(null);
                      goOn(proposal);
                    }}
                  />
                </li>
              ) : (
                <ProposalCard
                  key={proposal.id}
                  ref={(card) => {
                    if (card) cards.current.set(proposal.id, card);
                    else cards.current.delete(proposal.id);
                  }}
                  proposal={proposal}
                  isActive={proposal.id === activeId}
                  canDecide={canDecide}
                  onActive={() => onActive(proposal.id)}
                  onAccept={() => accept(proposal)}
                  onEdit={() => setEditing(proposal.id)}
                  onReject={() => reject(proposal)}
                  onAsNew={(asNew) =>
                    give(proposal, proposal.decision, {
                      asNew,
                      ...(proposal.edited && { fields: proposal.edited }),
                    })
                  }
                />
              ),
            )}
          </ul>
        </section>
      ))}
      <Known proposals={proposals.filter(isKnown)} />
    </div>
  );
}

/** Already in the profile, and not from this review. */
const isKnown = (proposal: CvProposal) => proposal.relation === 'same' && !isTaken(proposal);

const isCompact = (group: ProposalGroup) => group === 'skills' || group === 'languages';

function KeyHint() {
  const t = useMessages();
  const keys = [
    ['j', 'k', 'move'],
    ['a', null, 'accept'],
    ['e', null, 'edit'],
    ['r', null, 'reject'],
  ] as const;
  return (
    <p className={classes.keys}>
      {keys.map(([one, other, does]) => (
        <span key={one} className={classes.key}>
          <Kbd size="xs">{one}</Kbd>
          {other && <Kbd size="xs">{other}</Kbd>}
          {t(`cvReview.key.${does}`)}
        </span>
      ))}
    </p>
  );
}

/** Values that the profile already has; they need no decision and are listed for completeness. */
function Known({ proposals }: { proposals: readonly CvProposal[] }) {
  const t = useMessages();
  if (proposals.length === 0) return null;
  return (
    <details className={classes.known}>
      <summary>{t('cvReview.known', { count: proposals.length })}</summary>
      <ul>
        {proposals.map((proposal) => (
          <li key={proposal.id}>{proposalTitle(proposal, t)}</li>
        ))}
      </ul>
    </details>
  );
}
