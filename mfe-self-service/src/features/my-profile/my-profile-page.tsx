import { QueryView } from '@muster/kit';
import { CardColumns, NoticeBar, PageHeader, PageSkeleton, useElapsed } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { ApplicationsCard } from './applications/applications-card.tsx';
import { AvailabilityCard } from './availability-card.tsx';
import { BiosCard } from './bios-card.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { EducationCard } from './education-card.tsx';
import { EnglishCard } from './english-card.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { FilesCard } from './files-card.tsx';
import { LinksCard } from './links-card.tsx';
import classes from './my-profile-page.module.css';
import type { OwnProfile } from './own-profile.ts';
import { OwnWorkCard } from './own-work-card.tsx';
import { PauseCard } from './pause-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { RatesCard } from './rates-card.tsx';
import { SkillsCard } from './skills-card.tsx';

/** So long, in ms, the page waits for the applications, which would push its other cards down. */
const longestWait = 4000;

/** A candidate's own profile, to read. */
export function MyProfilePage() {
  const query = api.useOwnProfileReadQuery();
  const isSlow = useElapsed(longestWait);
  const waitsForApplications = api.useOwnApplicationsListQuery().isLoading && !isSlow;
  const skeleton = <PageSkeleton variant="cards" />;
  return (
    <div className={classes.page}>
      <QueryView query={query} size="page" skeleton={skeleton}>
        {(profile) => (waitsForApplications ? skeleton : <Profile profile={profile} />)}
      </QueryView>
    </div>
  );
}

function Profile({ profile }: { profile: OwnProfile }) {
  const t = useMessages();
  return (
    <>
      <PageHeader variant="client" title={profile.name} subtitle={profile.headline} />
      {profile.status === 'rejected' && <NoticeBar>{t('profile.closed')}</NoticeBar>}
      <CardColumns
        left={
          <>
            <ApplicationsCard />
            <OwnWorkCard />
            <CompletenessCard profile={profile} />
            <ContactCard profile={profile} />
            <AvailabilityCard availability={profile.availability} />
            <PauseCard profile={profile} />
            <LinksCard links={profile.links} />
            <BiosCard bios={profile.bios} />
          </>
        }
        right={
          <>
            <SkillsCard skills={profile.skills} />
            <EnglishCard claims={profile.english} />
            <RatesCard rates={profile.rates} />
            <ExperienceCard experience={profile.experience} />
            <EducationCard education={profile.education} />
            <FilesCard />
            <ConsentsCard />
            <PrivacyCard />
          </>
        }
      />
    </>
  );
}
