import { clientCandidateEndpoints, papers } from '@muster/contracts';
import { requestUrl } from '@muster/kit';
import { Button, IconFileDownload, Menu } from '@muster/ui';
import { useDecisionMessages } from './decision-messages.ts';

/** Downloads the profile as a PDF, on A4 or US Letter. */
export function SavePdf({ id, name }: { id: string; name: string }) {
  const t = useDecisionMessages();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={16} aria-hidden />}
          aria-label={t('pdf.saveFor', { name })}
        >
          {t('pdf.save')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {papers.map((paper) => (
          <Menu.Item
            key={paper}
            component="a"
            href={requestUrl(clientCandidateEndpoints.pdf, { params: { id }, query: { paper } })}
            download
          >
            {t(`pdf.paper.${paper}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
