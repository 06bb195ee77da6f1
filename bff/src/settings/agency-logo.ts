import type { SettingValues } from '@muster/contracts';
import { agencySettings } from './agency-settings.ts';

/** Returns the public address of an agency's logo; null without one. */
export const logoUrlOf = ({ logoFileId }: SettingValues['company']): string | null =>
  logoFileId && `/api/v1/agency-logo/${logoFileId}`;

/** Returns the public address of this agency's logo, as this process knows it. */
export const agencyLogoUrl = (): string | null => logoUrlOf(agencySettings().company);
