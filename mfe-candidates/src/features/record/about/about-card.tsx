import { candidatesRoutes, href, type CandidateRecord } from '@muster/contracts';
import {
  Card,
  ChipList,
  DateTime,
  KeyValueList,
  StarRating,
  countryName,
  zoneCity,
} from '@muster/ui';
import { noticeText } from '../../../shared/notice-text.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { yearsText } from '../../../shared/years-text.ts';
import { EditLink } from '../profile/edit-link.tsx';
import { HarvestLine, PoolsLine } from './about-lines.tsx';
import { languageWords } from './language-words.ts';
import { EnglishLevel } from '../profile/english-level.tsx';

/** The candidate's work and when they could start. */
export function AboutCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { availability, completeness } = candidate;
  const unknown = t('record.about.unknown');
  return (
    <Card
      title={t('record.about.title')}
      count={t('record.about.complete', { percent: completeness.percent })}
      actions={
        candidate.allowedActions.includes('edit_rates') && (
          <EditLink
            to={href(candidatesRoutes.editRates, { id: candidate.id })}
            label={t('record.about.edit')}
          />
        )
      }
    >
      <KeyValueList
        items={[
          { label: t('record.about.role'), value: candidate.primaryRole ?? unknown },
          {
            label: t('record.about.seniority'),
            value: candidate.seniority ? t(`enum.seniority.${candidate.seniority}`) : null,
          },
          {
            label: t('record.about.years'),
            value:
              candidate.yearsExperience === null ? null : yearsText(candidate.yearsExperience, t),
          },
          {
            label: t('record.about.english'),
            value:
              candidate.english.length > 0 ? <EnglishLevel claims={candidate.english} /> : unknown,
          },
          {
            label: t('record.about.languages'),
            value: languageWords(candidate.languages, t) || unknown,
          },
          {
            label: t('record.about.notice'),
            value:
              availability.noticePeriodDays === null
                ? unknown
                : [noticeText(availability.noticePeriodDays, t), availability.noticeNote]
                    .filter(Boolean)
                    .join(' · '),
          },
          {
            label: t('record.about.available'),
            value: availability.availableFrom ? (
              <DateTime value={availability.availableFrom} as="day" />
            ) : (
              unknown
            ),
          },
          {
            label: t('record.about.capacity'),
            value: t('record.about.capacityValue', { hours: availability.weeklyCapacityHours }),
          },
          {
            label: t('record.about.overlap'),
            value:
              availability.overlapHours !== null && availability.overlapTimeZone
                ? t('record.about.overlapValue', {
                    hours: availability.overlapHours,
                    zone: zoneCity(availability.overlapTimeZone),
                  })
                : null,
          },
          {
            label: t('record.about.openTo'),
            value:
              availability.openTo.length > 0 ? (
                <ChipList items={availability.openTo.map((option) => t(`enum.openTo.${option}`))} />
              ) : (
                unknown
              ),
          },
          ...(candidate.pools
            ? [{ label: t('pools.label'), value: <PoolsLine candidate={candidate} /> }]
            : []),
          ...(candidate.harvestId === undefined
            ? []
            : [{ label: t('harvest.label'), value: <HarvestLine candidate={candidate} /> }]),
          {
            label: t('record.about.relocation'),
            value: availability.relocationCountries.map(countryName).join(', '),
          },
          {
            label: t('record.about.source'),
            value: [t(`enum.source.${candidate.sourceKind}`), candidate.sourceDetail]
              .filter(Boolean)
              .join(' · '),
          },
          {
            label: t('record.about.rating'),
            value: candidate.rating !== null && (
              <StarRating value={candidate.rating} label={t('record.about.ratingLabel')} />
            ),
          },
        ].map((item) => ({ ...item, value: item.value || null }))}
      />
    </Card>
  );
}
