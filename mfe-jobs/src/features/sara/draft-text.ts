import type { JobDialogue, JobDraftField } from '@muster/contracts';
import { countryName, formatDate, zoneCity } from '@muster/ui';
import { useJobMessages } from '../../shared/job-words.ts';
import { rateText } from '../../shared/rate-text.ts';
import { useSaraMessages } from './messages.ts';

/** Maximum number of countries named; above it, only their number. */
const maxNamed = 8;

/** Returns a function that formats a draft's field for display. */
export function useDraftText(): (dialogue: JobDialogue, field: JobDraftField) => string {
  const t = useSaraMessages();
  const words = useJobMessages();
  return ({ draft, company }, field) => {
    switch (field) {
      case 'companyId':
        return company?.name ?? '';
      case 'seniority':
        return draft.seniority ? words(`seniority.${draft.seniority}`) : '';
      case 'skills':
      case 'niceSkills':
        return draft[field].map(({ name }) => name).join(', ');
      case 'engagement':
        return draft.engagement ? words(`engagement.${draft.engagement}`) : '';
      case 'duration':
        return draft.duration?.months
          ? t('months', { count: draft.duration.months })
          : t('openEnded');
      case 'start':
        return draft.start ? formatDate(draft.start) : '';
      case 'location': {
        if (!draft.location) return '';
        const { policy, countries } = draft.location;
        const named = countries.slice(0, maxNamed).map(countryName);
        const more = countries.length - named.length;
        return [words(`location.${policy}`), ...named, ...(more > 0 ? [`+${more}`] : [])].join(
          ', ',
        );
      }
      case 'timeZone':
        return draft.timeZone ? zoneCity(draft.timeZone) : '';
      case 'budget':
        return draft.budget ? rateText(draft.budget, words) : '';
      default:
        return String(draft[field] ?? '');
    }
  };
}
