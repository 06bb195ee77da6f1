import { useEffect, useEffectEvent, useState } from 'react';
import { findContactData, type BioAudience, type BioNameWarning } from '@muster/contracts';
import { NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

interface BioWarningsProps {
  candidateId: string;
  body: string;
  audience: BioAudience;
}

/** Warnings about a text: contact data, hidden employers, other clients. */
export function BioWarnings({ candidateId, body, audience }: BioWarningsProps) {
  const t = useMessages();
  const isForClients = audience === 'client';
  const names = useNames(candidateId, isForClients ? body : '');
  const found = findContactData(body).map(({ text }) => text);
  const namesOf = (kind: BioNameWarning['kind']) =>
    names.flatMap((one) => (one.kind === kind ? one.name : []));
  const warnings = (['employer', 'client'] as const)
    .map((kind) => ({ kind, list: namesOf(kind) }))
    .filter(({ list }) => list.length > 0);
  return (
    <>
      {found.length > 0 && isForClients && (
        <NoticeBar kind="danger" title={t('bios.contact.title')}>
          {t('bios.contact.text', { found: found.join(', ') })}
        </NoticeBar>
      )}
      {found.length > 0 && !isForClients && (
        <NoticeBar kind="warning">
          {t('bios.contact.internal', { found: found.join(', ') })}
        </NoticeBar>
      )}
      {warnings.map(({ kind, list }) => (
        <NoticeBar key={kind} kind="warning">
          {t(`bios.names.${kind}`, { names: list.join(', ') })}
        </NoticeBar>
      ))}
    </>
  );
}

const rest = 700;

/** Looks up the names in a text, debounced. */
function useNames(candidateId: string, body: string): readonly BioNameWarning[] {
  const [check] = api.useLazyBiosCheckQuery();
  const [names, setNames] = useState<readonly BioNameWarning[]>([]);
  const lookUp = useEffectEvent(async () => {
    const found = await check({ params: { id: candidateId }, body: { body } }, true)
      .unwrap()
      .catch(() => null);
    if (found) setNames(found.names);
  });
  useEffect(() => {
    if (body === '') return undefined;
    const timer = setTimeout(() => void lookUp(), rest);
    return () => clearTimeout(timer);
  }, [body]);
  return body === '' ? [] : names;
}
