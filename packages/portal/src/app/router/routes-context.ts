import { createContext, use } from 'react';
import type { RouteObject } from 'react-router-dom';

const Context = createContext<RouteObject[]>([]);
export const PortalRoutesProvider = Context;

/** Returns the routes of the signed-in user; links and navigation use them to know which pages exist. */
export const usePortalRoutes = (): RouteObject[] => use(Context);
