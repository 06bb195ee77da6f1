import type { CvProposal } from '@muster/contracts';
import { useMessages } from '../../shared/use-messages.ts';
import { saysNow } from './proposal-groups.ts';
import { proposalLines } from './proposal-text.ts';
import classes from './proposals.module.css';

/** Compares the profile with the CV; equal values are shown once, unobtrusively. */
export function CompareFields({ proposal }: { proposal: CvProposal }) {
  const t = useMessages();
  if (!proposal.existing) return null;
  const before = proposalLines(proposal.kind, proposal.existing, t);
  const after = proposalLines(proposal.kind, saysNow(proposal), t);
  const rows = [...new Map([...before, ...after].map((line) => [line.field, line.label]))];
  const valueIn = (lines: typeof before, field: string) =>
    lines.find((line) => line.field === field)?.value ?? null;
  return (
    <table className={classes.compare}>
      <thead>
        <tr>
          <th scope="col">{t('cvReview.fact')}</th>
          <th scope="col">{t('cvReview.onProfile')}</th>
          <th scope="col">{t('cvReview.inCv')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([field, label]) => {
          const [was, says] = [valueIn(before, field), valueIn(after, field)];
          const differs = says !== null && was !== says;
          return (
            <tr key={field} data-differs={differs || undefined}>
              <th scope="row">{label}</th>
              <td>{was ?? '–'}</td>
              {/* What a CV leaves out takes nothing away. */}
              <td>{says ?? was ?? '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
