import { limits, type ApplicationRecord } from '@muster/contracts';
import {
  Badge,
  Button,
  Card,
  IconPencil,
  KeyValueList,
  Money,
  formatDate,
  formatMoney,
} from '@muster/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApplicationMessages } from './messages.ts';
import type { Rate } from './rate-field.tsx';
import { isTerm } from './terms-fields.ts';
import { TermsDrawer } from './terms-drawer.tsx';

/** Rates, margin and availability; each as far as the reader may know it. */
export function TermsCard({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const [search, setSearch] = useSearchParams();
  const [isOpened, setOpened] = useState(false);
  const { preparation, requirements, marginPercent, mayEdit } = record;
  const isOpen = mayEdit && (isOpened || search.get('terms') === 'edit');
  const at = search.get('at');
  const close = () => {
    setOpened(false);
    if (search.has('terms')) setSearch({}, { replace: true });
  };
  const rate = (value: Rate | null | undefined) =>
    value === undefined ? null : value === null ? (
      t('terms.none')
    ) : (
      <Money value={value} unit={value.unit === 'hour' ? '/h' : '/month'} />
    );
  const range = requirements.billRate;
  return (
    <Card
      title={t('terms.title')}
      actions={
        mayEdit && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPencil size={14} />}
            onClick={() => setOpened(true)}
          >
            {t('terms.edit')}
          </Button>
        )
      }
    >
      <KeyValueList
        items={[
          { label: t('terms.bill'), value: rate(record.billRate) },
          {
            label: t('terms.client'),
            value: range && rangeText(range),
          },
          { label: t('terms.pay'), value: rate(record.payRate) },
          {
            label: t('terms.margin'),
            value:
              typeof marginPercent === 'number' ? (
                <>
                  {marginPercent} %{' '}
                  {marginPercent < limits.application.lowMargin && (
                    <Badge family="amber">{t('terms.lowMargin')}</Badge>
                  )}
                </>
              ) : null,
          },
          {
            label: t('terms.available'),
            value: preparation.availableFrom && formatDate(preparation.availableFrom),
          },
          { label: t('terms.notice'), value: preparation.noticeDays },
          { label: t('terms.interest'), value: preparation.interestNote },
          { label: t('terms.vetting'), value: preparation.vettingOverride },
        ]}
      />
      {isOpen && <TermsDrawer record={record} at={isTerm(at) ? at : null} onClose={close} />}
    </Card>
  );
}

/** `$72.00 – $93.00`; one end may be open. */
const rangeText = ({
  min,
  max,
  currency,
}: NonNullable<ApplicationRecord['requirements']['billRate']>): string =>
  [min, max]
    .filter((amount) => amount !== null)
    .map((amount) => formatMoney({ amount, currency }))
    .join(' – ');
