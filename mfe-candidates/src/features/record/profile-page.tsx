import { CustomFieldsCard, CustomFieldsProvider } from '@muster/blocks';
import { Can } from '@muster/kit';
import { CardColumns } from '@muster/ui';
import { api } from '../../api.ts';
import { AboutCard } from './about/about-card.tsx';
import { ApplicationsCard } from './applications/applications-card.tsx';
import { BiosCard } from './about/bios-card.tsx';
import { CandidatePage } from './candidate-page.tsx';
import { ClientRulesCard } from './clients/client-rules-card.tsx';
import { ConsentsCard } from './consents/consents-card.tsx';
import { ContactCard } from './about/contact-card.tsx';
import { EducationCard } from './profile/education-card.tsx';
import { ExperienceCard } from './profile/experience-card.tsx';
import { FilesCard } from './files/files-card.tsx';
import { LinksCard } from './about/links-card.tsx';
import { PlacementsCard } from './profile/placements-card.tsx';
import { RatesCard } from './profile/rates-card.tsx';
import { SkillsCard } from './profile/skills-card.tsx';

/** First tab of a record: everything about the candidate at a glance. */
export function ProfilePage() {
  return (
    <CandidatePage tab="profile">
      {(candidate) => (
        <CardColumns
          left={
            <>
              <AboutCard candidate={candidate} />
              {candidate.rates && <RatesCard candidate={candidate} rates={candidate.rates} />}
              <ApplicationsCard candidate={candidate} />
              <Can permission="placement.list">
                <PlacementsCard candidate={candidate} />
              </Can>
              <BiosCard candidate={candidate} />
              <ContactCard candidate={candidate} />
              {candidate.allowedActions.includes('read_client_rules') && (
                <ClientRulesCard candidate={candidate} />
              )}
              <Can permission="consent.read">
                <ConsentsCard candidate={candidate} />
              </Can>
            </>
          }
          right={
            <>
              <SkillsCard candidate={candidate} />
              <ExperienceCard candidate={candidate} />
              <EducationCard candidate={candidate} />
              <FilesCard candidate={candidate} />
              <LinksCard candidate={candidate} />
              <CustomFieldsProvider api={api}>
                <CustomFieldsCard entity="candidate" id={candidate.id} />
              </CustomFieldsProvider>
            </>
          }
        />
      )}
    </CandidatePage>
  );
}
