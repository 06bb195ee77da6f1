import {
  partiesWithoutSignature,
  templateFaults,
  unknownGaps,
  type OwnSignatureTemplate,
} from '@muster/contracts';
import { NoticeBar } from '@muster/ui';
import { useSigningTemplateMessages } from './messages.ts';
import type { TemplateValues } from './template-values.ts';

interface FaultNoticesProps {
  template: Pick<OwnSignatureTemplate, 'source' | 'pages'>;
  values: TemplateValues;
}

/** What keeps a template from being used, while it is written. */
export function FaultNotices({ template: { source, pages }, values }: FaultNoticesProps) {
  const t = useSigningTemplateMessages();
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
