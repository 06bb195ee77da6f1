import type { ApplyingCv, ApplyingDraft } from '@muster/contracts';
import { Button, ChoiceTiles, countryName } from '@muster/ui';
import { useState } from 'react';
import classes from './applying.module.css';
import { useApplyingMessages, type ApplyingMessages } from './messages.ts';

type Found = ApplyingCv['found'];
type Key = keyof Found;

interface CvFindingsProps {
  found: Found;
  onUse: (taken: Partial<ApplyingDraft>) => void;
}

/** Findings of a CV, line by line; those that stay ticked are adopted in the form. */
export function CvFindings({ found, onUse }: CvFindingsProps) {
  const t = useApplyingMessages();
  const options = (Object.keys(found) as Key[]).flatMap((key) => {
    const words = wordsOf(key, found, t);
    return words ? [{ value: key, ...words }] : [];
  });
  const [ticked, setTicked] = useState<Key[]>(() => options.map(({ value }) => value));
  return (
    <section className={classes.found} aria-labelledby="found">
      <h2 className={classes.subtitle} id="found">
        {t('cv.found')}
      </h2>
      <ChoiceTiles
        label={t('cv.foundText')}
        columns={1}
        options={options}
        value={ticked}
        onChange={setTicked}
      />
      <div className={classes.buttons}>
        <Button
          size="lg"
          onClick={() =>
            onUse(
              Object.fromEntries(
                Object.entries(found).filter(([key]) => ticked.includes(key as Key)),
              ),
            )
          }
        >
          {t('cv.use')}
        </Button>
      </div>
    </section>
  );
}

/** Formats a finding for display. */
function wordsOf(
  key: Key,
  found: Found,
  t: ApplyingMessages,
): { label: string; hint: string } | null {
  switch (key) {
    case 'firstName':
      return { label: found.firstName ?? '', hint: t('begin.firstName') };
    case 'lastName':
      return { label: found.lastName ?? '', hint: t('begin.lastName') };
    case 'phone':
      return { label: found.phone ?? '', hint: t('about.phone') };
    case 'country':
      return { label: countryName(found.country ?? ''), hint: t('begin.country') };
    case 'headline':
      return { label: found.headline ?? '', hint: t('experience.headline') };
    case 'linkedinUrl':
      return { label: found.linkedinUrl ?? '', hint: t('questions.linkedin') };
    case 'githubUrl':
      return { label: found.githubUrl ?? '', hint: t('questions.github') };
    case 'english':
      return found.english
        ? { label: t(`english.${found.english}`), hint: t('english.label') }
        : null;
    case 'skills':
      return { label: (found.skills ?? []).join(', '), hint: t('skills.label') };
    case 'experience': {
      const jobs = found.experience ?? [];
      const list = jobs.map(({ title, companyName }) => title || companyName).join(', ');
      return { label: t('cv.jobs', { count: jobs.length, list }), hint: t('experience.jobs') };
    }
    default:
      return null;
  }
}
