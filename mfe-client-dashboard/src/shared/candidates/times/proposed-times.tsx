import type { ClientCandidate, ClientScheduleRequest } from '@muster/contracts';
import { FixTimeDialog } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import { Button, IconCalendarPlus, Skeleton } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import classes from '../candidates.module.css';
import { useTimesMessages } from './messages.ts';
import { ProposeDrawer } from './propose-drawer.tsx';
import { ProposedRow } from './proposed-row.tsx';

/** Times proposed to a candidate, with an action to propose some. */
export function ProposedTimes({ person }: { person: Pick<ClientCandidate, 'id' | 'name'> }) {
  const t = useTimesMessages();
  const query = api.useProposedTimesQuery({ params: { id: person.id } });
  const [fix] = api.useTakeProposedTimeMutation();
  const [proposes, setProposes] = useState(false);
  const [taking, setTaking] = useState<ClientScheduleRequest | null>(null);
  return (
    <QueryView
      query={query}
      size="compact"
      isEmpty={() => false}
      skeleton={<Skeleton height={72} />}
    >
      {(times) =>
        (times.mayPropose || times.data.length > 0) && (
          <section className={classes.times}>
            <h3 className={classes.title}>{t('title')}</h3>
            {times.data.length === 0 ? (
              <p className={classes.quiet}>{t('none', { name: person.name })}</p>
            ) : (
              <ul className={classes.proposals}>
                {times.data.map((request) => (
                  <ProposedRow
                    key={request.id}
                    request={request}
                    name={person.name}
                    onTake={() => setTaking(request)}
                  />
                ))}
              </ul>
            )}
            {times.mayPropose && (
              <Button
                size="md"
                variant="default"
                leftSection={<IconCalendarPlus size={16} aria-hidden />}
                onClick={() => setProposes(true)}
              >
                {t(times.data.length === 0 ? 'propose' : 'proposeMore')}
              </Button>
            )}
            {proposes && (
              <ProposeDrawer person={person} times={times} onClose={() => setProposes(false)} />
            )}
            {taking && (
              <FixTimeDialog
                request={taking}
                name={person.name}
                fix={fix}
                effect={t('agencyTold')}
                onClose={() => setTaking(null)}
              />
            )}
          </section>
        )
      }
    </QueryView>
  );
}
