import { createContext, useContext } from 'react';

/**
 * The bar of a list on a phone has room for one line: views and actions, which have lines of their
 * own on a wide screen, are rendered into slots of it.
 */
export interface PhoneBar {
  views: HTMLElement | null;
  actions: HTMLElement | null;
  setViews: (place: HTMLElement | null) => void;
  setActions: (place: HTMLElement | null) => void;
}

export const PhoneBarContext = createContext<PhoneBar | null>(null);

/** Returns the bar of the surrounding list page; null outside of one. */
export const usePhoneBar = (): PhoneBar | null => useContext(PhoneBarContext);
