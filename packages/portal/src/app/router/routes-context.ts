import { createContext, use } from 'react';
import type { RouteObject } from 'react-router-dom';

const Context = createContext<RouteObject[]>([]);
export const PortalRoutesProvider = Context;

/** The routes of the signed-in person: links and navigation learn from them which pages there are. */
export const usePortalRoutes = (): RouteObject[] => use(Context);
