import { createContext, useContext } from 'react';

/**
 * The bar of a list on a phone has room for one line: views and actions, which have lines of their
 * own on a wide screen, are drawn into places of it.
 */
export interface PhoneBar {
  views: HTMLElement | null;
  actions: HTMLElement | null;
  setViews: (place: HTMLElement | null) => void;
  setActions: (place: HTMLElement | null) => void;
}

export const PhoneBarContext = createContext<PhoneBar | null>(null);

/** The bar of the list page around this; null outside of one. */
export const usePhoneBar = (): PhoneBar | null => useContext(PhoneBarContext);
