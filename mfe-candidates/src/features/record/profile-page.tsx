import { CardColumns } from '@muster/ui';
import { AboutCard } from './about-card.tsx';
import { CandidatePage } from './candidate-page.tsx';
import { ContactCard } from './contact-card.tsx';
import { FilesCard } from './files-card.tsx';
import { LinksCard } from './links-card.tsx';
import { RatesCard } from './rates-card.tsx';
import { SkillsCard } from './skills-card.tsx';

/** The first tab of a record: everything about the person at a glance. */
export function ProfilePage() {
  return (
    <CandidatePage tab="profile">
      {(candidate) => (
        <CardColumns
          left={
            <>
              <AboutCard candidate={candidate} />
              {candidate.rates && <RatesCard candidate={candidate} rates={candidate.rates} />}
              <ContactCard candidate={candidate} />
            </>
          }
          right={
            <>
              <SkillsCard candidate={candidate} />
              <FilesCard candidate={candidate} />
              <LinksCard candidate={candidate} />
            </>
          }
        />
      )}
    </CandidatePage>
  );
}
