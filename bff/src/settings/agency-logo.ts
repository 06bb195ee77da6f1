import type { SettingValues } from '@muster/contracts';
import { agencySettings } from './agency-settings.ts';

/** Where everybody gets the picture of an agency; null: it has none. */
export const logoUrlOf = ({ logoFileId }: SettingValues['company']): string | null =>
  logoFileId && `/api/v1/agency-logo/${logoFileId}`;

/** Where everybody gets the picture of this agency, as this process knows it. */
export const agencyLogoUrl = (): string | null => logoUrlOf(agencySettings().company);
