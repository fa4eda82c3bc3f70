/* Made by `npm run openapi` from the contract; do not edit. */
import type { RoutesOf } from '../endpoint.ts';
import type { Api } from '../index.ts';

export const routes: RoutesOf<Api> = {
  "users": {
    "me": {
      "method": "GET",
      "path": "/users/me",
      "key": "get-user",
      "kind": "json"
    },
    "roles": {
      "method": "GET",
      "path": "/users/me/roles",
      "key": "get-user-roles",
      "kind": "json"
    },
    "search": {
      "method": "GET",
      "path": "/users",
      "key": "search-users",
      "kind": "json"
    },
    "update": {
      "method": "PUT",
      "path": "/users/{id}",
      "key": "update-user",
      "kind": "json"
    },
    "scope": {
      "method": "GET",
      "path": "/users/{id}/scope",
      "key": "get-user-scope",
      "kind": "json"
    },
    "logo": {
      "method": "GET",
      "path": "/users/{id}/logo",
      "key": "get-company-logo",
      "kind": "binary"
    },
    "acceptTerms": {
      "method": "PUT",
      "path": "/users/{id}/terms-and-conditions",
      "key": "accept-tc",
      "kind": "empty"
    },
    "terms": {
      "method": "GET",
      "path": "/users/{id}/terms-and-conditions",
      "key": "get-cgu-file",
      "kind": "binary"
    }
  }
};
