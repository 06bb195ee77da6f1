import { useState } from 'react';
import { candidatesRoutes, href, type CandidateRecord } from '@muster/contracts';
import {
  Badge,
  Card,
  DateTime,
  IconLock,
  Money,
  UnstyledButton,
  dayKey,
  formatDate,
  useNow,
} from '@muster/ui';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';
import { CardEmpty } from './card-empty.tsx';
import { EditLink } from './edit-link.tsx';
import { groupRates, type RatePeriod } from './group-rates.ts';
import classes from './small-table.module.css';

type Rates = NonNullable<CandidateRecord['rates']>;
const shownAtFirst = 4;

/** The candidate's expected pay by date; clients never see it. */
export function RatesCard({ candidate, rates }: { candidate: CandidateRecord; rates: Rates }) {
  const t = useMessages();
  const [all, setAll] = useState(false);
  const periods = groupRates(rates.filter(({ kind }) => kind !== 'agreed_pay'));
  const agreed = rates
    .filter(({ kind }) => kind === 'agreed_pay')
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom));
  const shown = all ? periods : periods.slice(0, shownAtFirst);
  return (
    <Card
      title={t('record.rates.title')}
      flush
      actions={
        <>
          <span className={classes.hint}>
            <IconLock size={14} aria-hidden />
            {t('record.rates.hidden')}
          </span>
          {candidate.allowedActions.includes('edit_rates') && (
            <EditLink
              to={href(candidatesRoutes.editRates, { id: candidate.id })}
              label={t('record.rates.edit')}
            />
          )}
        </>
      }
    >
      {periods.length === 0 ? (
        <CardEmpty
          text={t('record.rates.none')}
          to={
            candidate.allowedActions.includes('edit_rates')
              ? href(candidatesRoutes.editRates, { id: candidate.id })
              : null
          }
          label={t('record.rates.add')}
        />
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('record.rates.from')}</th>
              <th scope="col" className={classes.end}>
                {t('record.rates.expected')}
              </th>
              <th scope="col" className={classes.end}>
                {t('record.rates.minimum')}
              </th>
              <th scope="col">{t('record.rates.setBy')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((period) => (
              <RateRow key={period.key} period={period} t={t} />
            ))}
          </tbody>
        </table>
      )}
      {periods.length > shownAtFirst && (
        <UnstyledButton className={classes.more} onClick={() => setAll(!all)}>
          {all
            ? t('record.rates.less')
            : t('record.rates.more', { count: periods.length - shownAtFirst })}
        </UnstyledButton>
      )}
      {agreed.length > 0 && <AgreedRates rates={agreed} t={t} />}
    </Card>
  );
}

/** Agreed pay; only contracts write it. */
function AgreedRates({ rates, t }: { rates: Rates; t: Translate }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('record.rates.contract')}</th>
          <th scope="col">{t('record.rates.period')}</th>
          <th scope="col" className={classes.end}>
            {t('record.rates.agreed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.id} data-voided={rate.voided !== null || undefined}>
            <td>
              <span className={classes.line}>
                {rate.note}
                {rate.isCurrent && <Badge family="green">{t('record.rates.now')}</Badge>}
              </span>
              {rate.voided && (
                <span className={classes.second}>
                  {t('record.rates.voided', { reason: rate.voided.reason })}
                </span>
              )}
            </td>
            <td>
              {t(rate.effectiveTo ? 'record.rates.between' : 'record.rates.since', {
                from: formatDate(rate.effectiveFrom),
                to: rate.effectiveTo ? formatDate(rate.effectiveTo) : '',
              })}
            </td>
            <td className={`${classes.end} ${rate.isCurrent ? classes.strong : ''}`}>
              <Money value={rate.money} unit={rate.unit === 'hour' ? '/h' : `/${rate.unit}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RateRow({ period, t }: { period: RatePeriod; t: Translate }) {
  const unit = period.unit === 'hour' ? '/h' : `/${period.unit}`;
  const voided = period.voided !== null;
  const future = period.effectiveFrom > dayKey(useNow());
  return (
    <tr data-voided={voided || undefined}>
      <td>
        <span className={classes.line}>
          <DateTime value={period.effectiveFrom} as="day" />
          {period.isCurrent && <Badge family="green">{t('record.rates.now')}</Badge>}
          {future && !voided && <Badge family="blue">{t('record.rates.future')}</Badge>}
        </span>
        {period.voided && (
          <span className={classes.second}>
            {t('record.rates.voided', { reason: period.voided.reason })}
          </span>
        )}
        {period.note && !voided && <span className={classes.second}>{period.note}</span>}
      </td>
      <td className={`${classes.end} ${period.isCurrent ? classes.strong : ''}`}>
        {period.expected && <Money value={period.expected} unit={unit} />}
      </td>
      <td className={classes.end}>
        {period.minimum && <Money value={period.minimum} unit={unit} />}
      </td>
      <td>{setBy(period, t)}</td>
    </tr>
  );
}

function setBy(period: RatePeriod, t: Translate): string {
  if (period.setBy === 'placement') return t('record.rates.byPlacement');
  return period.setByName ?? (period.setBy === 'candidate' ? t('record.rates.byCandidate') : '');
}
