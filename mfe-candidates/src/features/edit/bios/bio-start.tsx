import type { CandidateRecord } from '@muster/contracts';
import { Button, IconChevronDown, Menu } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { bioFromFacts } from './bio-from-facts.ts';
import type { BioForm } from './bio-values.ts';

interface BioStartProps {
  candidate: CandidateRecord;
  bioId: string | null;
  form: BioForm;
}

/** Starts a text from the facts of the profile, or from another bio. */
export function BioStart({ candidate, bioId, form }: BioStartProps) {
  const t = useMessages();
  const others = (candidate.bios ?? []).filter(({ id }) => id !== bioId);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="subtle" size="xs" rightSection={<IconChevronDown size={14} />}>
          {t('bios.start.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {form.values.body !== '' && <Menu.Label>{t('bios.start.replace')}</Menu.Label>}
        <Menu.Item onClick={() => form.setValue('body', bioFromFacts(candidate, t))}>
          {t('bios.start.facts')}
        </Menu.Item>
        {others.map((bio) => (
          <Menu.Item
            key={bio.id}
            onClick={() => form.applyPatch({ body: bio.body, language: bio.language })}
          >
            {bio.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
