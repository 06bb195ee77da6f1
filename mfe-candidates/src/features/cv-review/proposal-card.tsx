import { limits, type CvProposal } from '@muster/contracts';
import {
  Badge,
  Checkbox,
  IconAlertTriangle,
  IconButton,
  IconCheck,
  IconPencil,
  IconX,
  UnstyledButton,
  formatPercent,
} from '@muster/ui';
import type { Ref } from 'react';
import { useMessages } from '../../shared/use-messages.ts';
import { CompareFields } from './compare-fields.tsx';
import { isTaken, saysNow } from './proposal-groups.ts';
import { problemText } from './problem-text.ts';
import { proposalLines, proposalTitle } from './proposal-text.ts';
import classes from './proposals.module.css';

interface ProposalCardProps {
  proposal: CvProposal;
  isActive: boolean;
  /** Whether decisions can be made; a finished review is read-only. */
  canDecide: boolean;
  /** Ref of the selecting button, where keyboard navigation of the list starts. */
  ref?: Ref<HTMLButtonElement>;
  onActive: () => void;
  onAccept: () => void;
  onEdit: () => void;
  onReject: () => void;
  onAsNew: (asNew: boolean) => void;
}

/** Proposal from the CV: its text, its confidence, and its decision. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, isActive, canDecide, ref, onActive } = props;
  const t = useMessages();
  const title = proposalTitle(proposal, t);
  const rest = proposalLines(proposal.kind, saysNow(proposal), t).slice(isEntry(proposal) ? 2 : 1);
  return (
    <li
      className={classes.proposal}
      data-proposal={proposal.id}
      data-active={isActive || undefined}
      data-decision={proposal.decision}
      aria-label={title}
      onFocus={onActive}
      onMouseEnter={onActive}
    >
      <div className={classes.proposalHead}>
        <UnstyledButton
          ref={ref}
          className={classes.proposalTitle}
          tabIndex={isActive ? 0 : -1}
          aria-current={isActive || undefined}
          onClick={onActive}
        >
          {title}
        </UnstyledButton>
        <Confidence value={proposal.confidence} />
        <DecisionBadge proposal={proposal} />
        {canDecide && <Buttons {...props} title={title} />}
      </div>
      {proposal.existing && proposal.relation === 'update' ? (
        <CompareFields proposal={proposal} />
      ) : (
        rest.map(({ field, label, value }) => (
          <p key={field} className={classes.fact} data-field={field}>
            <span className={classes.factLabel}>{label}</span> {value}
          </p>
        ))
      )}
      {canDecide && isEntry(proposal) && proposal.relation === 'update' && (
        <Checkbox
          size="xs"
          label={t('cvReview.asNew')}
          checked={proposal.asNew}
          onChange={(event) => props.onAsNew(event.currentTarget.checked)}
        />
      )}
      {canDecide && proposal.decision !== 'rejected' && proposal.problems.length > 0 && (
        <p className={classes.problem}>
          <IconAlertTriangle size={14} aria-hidden />
          {proposal.problems.map((problem) => problemText(problem, t)).join(' ')}
        </p>
      )}
    </li>
  );
}

const isEntry = ({ kind }: CvProposal) => kind === 'experience' || kind === 'education';

function Confidence({ value }: { value: number }) {
  const t = useMessages();
  const percent = formatPercent(value);
  const isSure = value >= limits.cvReading.sure;
  return (
    <span
      className={classes.confidence}
      data-sure={isSure || undefined}
      title={t(isSure ? 'cvReview.sure' : 'cvReview.unsure')}
    >
      {percent}
    </span>
  );
}

function DecisionBadge({ proposal }: { proposal: CvProposal }) {
  const t = useMessages();
  if (proposal.decision === 'pending')
    return proposal.relation === 'update' ? (
      <Badge family="blue">{t('cvReview.changes')}</Badge>
    ) : null;
  const family = isTaken(proposal) ? 'green' : 'grey';
  return <Badge family={family}>{t(`cvReview.decision.${proposal.decision}`)}</Badge>;
}

function Buttons({
  proposal,
  title,
  onAccept,
  onEdit,
  onReject,
}: ProposalCardProps & { title: string }) {
  const t = useMessages();
  return (
    <span className={classes.proposalActions}>
      <IconButton
        variant={isTaken(proposal) ? 'light' : 'subtle'}
        size="sm"
        aria-pressed={isTaken(proposal)}
        aria-label={t('cvReview.accept', { title })}
        onClick={onAccept}
      >
        <IconCheck size={16} />
      </IconButton>
      <IconButton
        variant="subtle"
        size="sm"
        aria-label={t('cvReview.edit', { title })}
        onClick={onEdit}
      >
        <IconPencil size={16} />
      </IconButton>
      <IconButton
        variant={proposal.decision === 'rejected' ? 'light' : 'subtle'}
        size="sm"
        aria-pressed={proposal.decision === 'rejected'}
        aria-label={t('cvReview.reject', { title })}
        onClick={onReject}
      >
        <IconX size={16} />
      </IconButton>
    </span>
  );
}
