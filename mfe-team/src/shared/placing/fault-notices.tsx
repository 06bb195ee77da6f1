import {
  partiesWithoutSignature,
  templateFaults,
  unknownGaps,
  type OwnSignatureTemplate,
  type TemplateContent,
} from '@muster/contracts';
import { NoticeBar } from '@muster/ui';
import { usePlacingMessages } from './messages.ts';

interface FaultNoticesProps {
  template: Pick<OwnSignatureTemplate, 'source' | 'pages'>;
  values: Pick<TemplateContent, 'body' | 'fields' | 'parties' | 'placed'>;
}

/** What prevents the use of a template or an uploaded PDF while it is edited. */
export function FaultNotices({ template: { source, pages }, values }: FaultNoticesProps) {
  const t = usePlacingMessages();
  const faults = templateFaults(source, values, pages);
  if (faults.length === 0) return null;
  const words = {
    gaps: unknownGaps(values).join(', '),
    parties: partiesWithoutSignature(values)
      .map((party) => t(`party.${party}`))
      .join(', '),
  };
  return (
    <div role="status">
      {faults.map(({ fault }) => (
        <NoticeBar key={fault} kind="warning">
          {t(`fault.${fault}`, words)}
        </NoticeBar>
      ))}
    </div>
  );
}
