/** Version of the portal and of its API (PLAT-009). */
export const VERSION = '1.37.3';
