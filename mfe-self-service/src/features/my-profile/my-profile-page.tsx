import { Suspense, useState } from 'react';
import { QueryView, lazyNamed } from '@muster/kit';
import { CardColumns, NoticeBar, PageHeader, PageSkeleton, useElapsed } from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { ApplicationsCard } from './applications/applications-card.tsx';
import { AvailabilityCard } from './availability-card.tsx';
import { BiosCard } from './bios-card.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { EditedBlock } from './editing/edit-block.tsx';
import { EducationCard } from './education-card.tsx';
import { EnglishCard } from './english-card.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { FilesCard } from './files-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { LinksCard } from './links-card.tsx';
import classes from './my-profile-page.module.css';
import { NextStepLine, stepPlaces } from './next-step/next-step-line.tsx';
import type { OwnStep } from './next-step/next-step.ts';
import { useNextStep } from './next-step/use-next-step.ts';
import type { OwnProfile } from './own-profile.ts';
import { OwnWorkCard } from './own-work-card.tsx';
import { PauseCard } from './pause-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PrivacyCard } from './privacy/privacy-card.tsx';
import { RatesCard } from './rates-card.tsx';
import { SkillsCard } from './skills-card.tsx';

const OwnCvCard = lazyNamed(() => import('./own-cv/own-cv-card.tsx'), 'OwnCvCard');
/** Rarely shown, so it is loaded after the page. */
const ExitSurveysCard = lazyNamed(() => import('./exit-surveys-card.tsx'), 'ExitSurveysCard');

/** Longest wait, in ms, for content that would move the cards down. */
const longestWait = 4000;

/** A candidate's own profile. */
export function MyProfilePage() {
  const query = api.useOwnProfileReadQuery();
  const isSlow = useElapsed(longestWait);
  const { step, waits } = useNextStep(query.data);
  const skeleton = <PageSkeleton variant="cards" />;
  return (
    <div className={classes.page}>
      <QueryView query={query} size="page" skeleton={skeleton}>
        {(profile) => (waits && !isSlow ? skeleton : <Profile profile={profile} step={step} />)}
      </QueryView>
    </div>
  );
}

function Profile({ profile, step }: { profile: OwnProfile; step: OwnStep | null }) {
  const t = useMessages();
  // A late step would move the cards down.
  const [isInTime] = useState(step !== null);
  return (
    <>
      <PageHeader variant="client" title={profile.name} subtitle={profile.headline} />
      {profile.status === 'rejected' && <NoticeBar>{t('profile.closed')}</NoticeBar>}
      {isInTime && step && <NextStepLine step={step} recruiter={profile.recruiter} />}
      <EditedBlock profile={profile} />
      <CardColumns
        left={
          <>
            <div id={stepPlaces.applications} tabIndex={-1}>
              <ApplicationsCard />
            </div>
            <OwnWorkCard />
            <Suspense fallback={null}>
              <ExitSurveysCard />
            </Suspense>
            <CompletenessCard profile={profile} />
            <PhotoCard profile={profile} />
            <ContactCard profile={profile} />
            <AvailabilityCard profile={profile} />
            <PauseCard profile={profile} />
            <LinksCard profile={profile} />
            <BiosCard bios={profile.bios} />
          </>
        }
        right={
          <>
            <SkillsCard profile={profile} />
            <EnglishCard profile={profile} />
            <LanguagesCard profile={profile} />
            <RatesCard profile={profile} />
            <ExperienceCard profile={profile} />
            <EducationCard profile={profile} />
            <FilesCard />
            <Suspense fallback={null}>
              <OwnCvCard />
            </Suspense>
            <div id={stepPlaces.consents} tabIndex={-1}>
              <ConsentsCard />
            </div>
            <PrivacyCard />
          </>
        }
      />
    </>
  );
}
