/* Made from the contract by packages/contract/src/routes-main.ts; do not edit. */
import type { RoutesOf } from '../endpoint.ts';
import type { Api } from '../index.ts';

export const routes: RoutesOf<Api> = {
  "accessExplanations": {
    "explain": {
      "method": "GET",
      "path": "/access-explanations/{subject}",
      "key": null,
      "kind": "json"
    },
    "ask": {
      "method": "POST",
      "path": "/access-requests",
      "key": "ask-for-access",
      "kind": "json"
    }
  },
  "accessReviews": {
    "listOpen": {
      "method": "GET",
      "path": "/contracts/access-reviews",
      "key": "get-access-reviews",
      "kind": "json"
    },
    "openSeveral": {
      "method": "POST",
      "path": "/contracts/access-reviews",
      "key": "open-access-review",
      "kind": "json"
    },
    "list": {
      "method": "GET",
      "path": "/contracts/{id}/access-reviews",
      "key": "get-access-reviews",
      "kind": "json"
    },
    "open": {
      "method": "POST",
      "path": "/contracts/{id}/access-reviews",
      "key": "open-access-review",
      "kind": "json"
    },
    "get": {
      "method": "GET",
      "path": "/contracts/{id}/access-reviews/{reviewId}",
      "key": "get-access-reviews",
      "kind": "json"
    },
    "decide": {
      "method": "PUT",
      "path": "/contracts/{id}/access-reviews/{reviewId}/lines",
      "key": "decide-access-review",
      "kind": "json"
    },
    "close": {
      "method": "POST",
      "path": "/contracts/{id}/access-reviews/{reviewId}/close",
      "key": "close-access-review",
      "kind": "json"
    },
    "result": {
      "method": "GET",
      "path": "/contracts/{id}/access-reviews/{reviewId}/result",
      "key": "get-access-review-result",
      "kind": "binary"
    }
  },
  "analytics": {
    "send": {
      "method": "POST",
      "path": "/analytics",
      "key": null,
      "kind": "empty"
    },
    "activity": {
      "method": "GET",
      "path": "/analytics/activity",
      "key": "get-user-activity",
      "kind": "json"
    },
    "contractActivity": {
      "method": "GET",
      "path": "/analytics/activity/contract",
      "key": "get-user-activity",
      "kind": "json"
    },
    "globalActivity": {
      "method": "GET",
      "path": "/analytics/global-activity",
      "key": "export-analytics",
      "kind": "binary"
    }
  },
  "auditEvents": {
    "all": {
      "method": "GET",
      "path": "/audit-events/contracts",
      "key": "get-audit-events",
      "kind": "json"
    },
    "ofContract": {
      "method": "GET",
      "path": "/audit-events/contracts/{id}",
      "key": "get-audit-events",
      "kind": "json"
    },
    "export": {
      "method": "GET",
      "path": "/audit-events/export",
      "key": "export-audit-events",
      "kind": "binary"
    }
  },
  "auditReports": {
    "content": {
      "method": "GET",
      "path": "/audit-reports",
      "key": "get-content-texts",
      "kind": "json"
    },
    "rights": {
      "method": "GET",
      "path": "/audit-reports/rights",
      "key": null,
      "kind": "json"
    },
    "saveTranslation": {
      "method": "PUT",
      "path": "/audit-reports/translation",
      "key": "update-content-texts",
      "kind": "empty"
    },
    "addDocuments": {
      "method": "POST",
      "path": "/audit-reports/documents",
      "key": "add-content-documents",
      "kind": "empty"
    },
    "document": {
      "method": "GET",
      "path": "/audit-reports/documents/{id}",
      "key": "get-content-documents",
      "kind": "json"
    },
    "read": {
      "method": "GET",
      "path": "/audit-reports/documents/{id}/reader",
      "key": "download-document",
      "kind": "binary"
    },
    "updateDocument": {
      "method": "PUT",
      "path": "/audit-reports/documents/{id}",
      "key": "update-content-document",
      "kind": "empty"
    },
    "deleteDocument": {
      "method": "DELETE",
      "path": "/audit-reports/documents/{id}",
      "key": "delete-content-document",
      "kind": "empty"
    }
  },
  "carbonEmissions": {
    "summary": {
      "method": "GET",
      "path": "/carbon-emissions/summary",
      "key": "get-carbon-emissions",
      "kind": "json"
    }
  },
  "cashManagement": {
    "documents": {
      "method": "GET",
      "path": "/cash-management-solutions/documents",
      "key": "get-content-documents",
      "kind": "json"
    },
    "addDocuments": {
      "method": "POST",
      "path": "/cash-management-solutions/documents",
      "key": "add-content-documents",
      "kind": "empty"
    },
    "document": {
      "method": "GET",
      "path": "/cash-management-solutions/documents/{id}",
      "key": "get-content-documents",
      "kind": "json"
    },
    "translation": {
      "method": "GET",
      "path": "/cash-management-solutions/translation",
      "key": "get-content-texts",
      "kind": "json"
    },
    "saveTranslation": {
      "method": "PUT",
      "path": "/cash-management-solutions/translation",
      "key": "update-content-texts",
      "kind": "empty"
    },
    "rights": {
      "method": "GET",
      "path": "/cash-management-solutions/rights",
      "key": null,
      "kind": "json"
    },
    "read": {
      "method": "GET",
      "path": "/cash-management-solutions/documents/{id}/reader",
      "key": "download-document",
      "kind": "binary"
    },
    "updateDocument": {
      "method": "PUT",
      "path": "/cash-management-solutions/documents/{id}",
      "key": "update-content-document",
      "kind": "empty"
    },
    "deleteDocument": {
      "method": "DELETE",
      "path": "/cash-management-solutions/documents/{id}",
      "key": "delete-content-document",
      "kind": "empty"
    }
  },
  "clients": {
    "list": {
      "method": "GET",
      "path": "/clients",
      "key": "get-clients",
      "kind": "json"
    },
    "legalEntities": {
      "method": "GET",
      "path": "/clients/{id}/legal-entities",
      "key": "get-client-legal-entities",
      "kind": "json"
    }
  },
  "contacts": {
    "search": {
      "method": "POST",
      "path": "/contacts/search",
      "key": "get-contacts",
      "kind": "json"
    },
    "filters": {
      "method": "POST",
      "path": "/contacts/filters",
      "key": null,
      "kind": "json"
    },
    "card": {
      "method": "GET",
      "path": "/contacts/{id}/card",
      "key": "download-contact-card",
      "kind": "binary"
    },
    "addFavorite": {
      "method": "POST",
      "path": "/contacts/favorites/{id}",
      "key": "update-contact-favorite",
      "kind": "empty"
    },
    "removeFavorite": {
      "method": "DELETE",
      "path": "/contacts/favorites/{id}",
      "key": "update-contact-favorite",
      "kind": "empty"
    }
  },
  "content": {
    "order": {
      "method": "PUT",
      "path": "/content/documents/order",
      "key": "order-content-documents",
      "kind": "empty"
    }
  },
  "dataRooms": {
    "list": {
      "method": "GET",
      "path": "/data-rooms",
      "key": "get-data-rooms",
      "kind": "json"
    }
  },
  "contactRequests": {
    "list": {
      "method": "GET",
      "path": "/contracts/osa-contract-request",
      "key": "get-osa-contract-request",
      "kind": "json"
    },
    "send": {
      "method": "POST",
      "path": "/contracts/osa-contract-request",
      "key": "send-osa-contract-request",
      "kind": "empty"
    }
  },
  "contracts": {
    "list": {
      "method": "GET",
      "path": "/contracts",
      "key": "get-contracts",
      "kind": "json"
    },
    "services": {
      "method": "GET",
      "path": "/contracts/services",
      "key": "get-contract-services",
      "kind": "json"
    },
    "assignable": {
      "method": "GET",
      "path": "/contracts/assignable",
      "key": "get-assignable-contracts",
      "kind": "json"
    },
    "termsVersions": {
      "method": "GET",
      "path": "/contracts/terms-and-conditions",
      "key": "get-terms-versions",
      "kind": "json"
    },
    "mine": {
      "method": "GET",
      "path": "/contracts/mine",
      "key": "get-contract",
      "kind": "json"
    },
    "get": {
      "method": "GET",
      "path": "/contracts/{id}",
      "key": "get-contract",
      "kind": "json"
    },
    "create": {
      "method": "POST",
      "path": "/contracts",
      "key": "create-contract",
      "kind": "json"
    },
    "update": {
      "method": "PUT",
      "path": "/contracts/{id}",
      "key": "update-contract",
      "kind": "json"
    },
    "patch": {
      "method": "PATCH",
      "path": "/contracts/{id}",
      "key": "update-contract-visibility",
      "kind": "json"
    },
    "remove": {
      "method": "DELETE",
      "path": "/contracts/{id}",
      "key": "delete-contract",
      "kind": "empty"
    },
    "export": {
      "method": "GET",
      "path": "/contracts/{id}/export",
      "key": "export-contract",
      "kind": "binary"
    },
    "legalEntities": {
      "method": "GET",
      "path": "/contracts/{id}/legal-entities",
      "key": "get-contract-legal-entities",
      "kind": "json"
    },
    "lists": {
      "method": "GET",
      "path": "/contracts/{id}/legal-entities-lists",
      "key": "get-legal-entities-lists",
      "kind": "json"
    },
    "createList": {
      "method": "POST",
      "path": "/contracts/{id}/legal-entities-lists",
      "key": "create-legal-entities-list",
      "kind": "json"
    },
    "updateList": {
      "method": "PUT",
      "path": "/contracts/{id}/legal-entities-lists",
      "key": "update-legal-entities-list",
      "kind": "json"
    },
    "entitiesList": {
      "method": "GET",
      "path": "/contracts/{id}/legal-entities-lists/{listId}",
      "key": "get-legal-entities-list",
      "kind": "json"
    },
    "removeList": {
      "method": "DELETE",
      "path": "/contracts/{id}/legal-entities-lists/{listId}",
      "key": "delete-legal-entities-list",
      "kind": "empty"
    }
  },
  "contractUsers": {
    "list": {
      "method": "GET",
      "path": "/contracts/{id}/users",
      "key": "get-contract-users",
      "kind": "json"
    },
    "contacts": {
      "method": "GET",
      "path": "/contracts/{id}/contacts",
      "key": "get-contract-contacts",
      "kind": "json"
    },
    "add": {
      "method": "POST",
      "path": "/contracts/{id}/users",
      "key": "add-contract-users",
      "kind": "json"
    },
    "update": {
      "method": "PUT",
      "path": "/contracts/{id}/users",
      "key": "update-contract-users",
      "kind": "json"
    },
    "remove": {
      "method": "DELETE",
      "path": "/contracts/{id}/users/{userId}",
      "key": "delete-contract-user",
      "kind": "empty"
    },
    "services": {
      "method": "GET",
      "path": "/contracts/{id}/services/rights",
      "key": "get-contract-services-rights",
      "kind": "json"
    },
    "rights": {
      "method": "GET",
      "path": "/contracts/{id}/users/rights",
      "key": "get-contract-users-rights",
      "kind": "json"
    },
    "setRights": {
      "method": "PUT",
      "path": "/contracts/{id}/users/rights",
      "key": "update-contract-users-rights",
      "kind": "json"
    },
    "undoRights": {
      "method": "POST",
      "path": "/contracts/{id}/users/rights/undo",
      "key": "undo-contract-users-rights",
      "kind": "json"
    },
    "previewRights": {
      "method": "POST",
      "path": "/contracts/{id}/users/rights/preview",
      "key": null,
      "kind": "json"
    },
    "rightsAt": {
      "method": "GET",
      "path": "/contracts/{id}/users/rights/at",
      "key": "get-contract-rights-history",
      "kind": "json"
    },
    "rightsChanges": {
      "method": "GET",
      "path": "/contracts/{id}/users/rights/changes",
      "key": "get-contract-rights-history",
      "kind": "json"
    },
    "rightsChange": {
      "method": "GET",
      "path": "/contracts/{id}/users/rights/change",
      "key": "get-contract-rights-history",
      "kind": "json"
    }
  },
  "deadLetters": {
    "list": {
      "method": "GET",
      "path": "/deadletters",
      "key": "get-dead-letters",
      "kind": "json"
    },
    "remove": {
      "method": "DELETE",
      "path": "/deadletters/{id}",
      "key": "delete-dead-letters",
      "kind": "empty"
    },
    "retry": {
      "method": "PUT",
      "path": "/deadletters/{id}/retry",
      "key": "retry-dead-letters",
      "kind": "json"
    }
  },
  "documents": {
    "search": {
      "method": "POST",
      "path": "/documents/search",
      "key": "search-documents",
      "kind": "json"
    },
    "filters": {
      "method": "POST",
      "path": "/documents/filters",
      "key": null,
      "kind": "json"
    },
    "categories": {
      "method": "GET",
      "path": "/documents/categories",
      "key": "get-document-categories",
      "kind": "json"
    },
    "rights": {
      "method": "GET",
      "path": "/documents/rights",
      "key": null,
      "kind": "json"
    },
    "availableCategories": {
      "method": "GET",
      "path": "/documents/available-categories",
      "key": "get-document-categories",
      "kind": "json"
    },
    "legalEntities": {
      "method": "GET",
      "path": "/documents/legal-entities",
      "key": "get-legal-entities",
      "kind": "json"
    },
    "reachableUsers": {
      "method": "GET",
      "path": "/documents/reachable-users",
      "key": "get-reachable-users",
      "kind": "json"
    },
    "publish": {
      "method": "POST",
      "path": "/public-documents",
      "key": "upload-release-note",
      "kind": "json"
    },
    "downloadPublic": {
      "method": "GET",
      "path": "/public-documents/{category}/{id}",
      "key": "download-document",
      "kind": "binary"
    },
    "addSignedContracts": {
      "method": "POST",
      "path": "/contract-documents",
      "key": "upload-signed-contracts",
      "kind": "json"
    },
    "markSeen": {
      "method": "PUT",
      "path": "/documents/seen/{id}",
      "key": null,
      "kind": "empty"
    },
    "addFavorite": {
      "method": "POST",
      "path": "/documents/favorites/{id}",
      "key": "update-document-favorite",
      "kind": "empty"
    },
    "removeFavorite": {
      "method": "DELETE",
      "path": "/documents/favorites/{id}",
      "key": "update-document-favorite",
      "kind": "empty"
    },
    "remove": {
      "method": "DELETE",
      "path": "/documents/{id}",
      "key": "delete-document",
      "kind": "empty"
    },
    "download": {
      "method": "GET",
      "path": "/documents/{category}/{id}",
      "key": "download-document",
      "kind": "binary"
    },
    "downloadTogether": {
      "method": "POST",
      "path": "/documents/{type}",
      "key": "download-documents",
      "kind": "binary"
    }
  },
  "enums": {
    "contractStatus": {
      "method": "GET",
      "path": "/enum/users/contract-status",
      "key": "get-contract-status",
      "kind": "json"
    },
    "clientRole": {
      "method": "GET",
      "path": "/enum/users/client-role",
      "key": "get-client-role",
      "kind": "json"
    }
  },
  "expiryCalendar": {
    "get": {
      "method": "GET",
      "path": "/expiry-calendar",
      "key": "get-expiry-calendar",
      "kind": "json"
    },
    "feed": {
      "method": "GET",
      "path": "/expiry-calendar/feed",
      "key": "get-expiry-feed",
      "kind": "json"
    },
    "createFeed": {
      "method": "PUT",
      "path": "/expiry-calendar/feed",
      "key": "put-expiry-feed",
      "kind": "json"
    },
    "revokeFeed": {
      "method": "DELETE",
      "path": "/expiry-calendar/feed",
      "key": "delete-expiry-feed",
      "kind": "empty"
    },
    "reminders": {
      "method": "GET",
      "path": "/expiry-calendar/reminders",
      "key": "get-expiry-reminders",
      "kind": "json"
    },
    "saveReminders": {
      "method": "PUT",
      "path": "/expiry-calendar/reminders",
      "key": "put-expiry-reminders",
      "kind": "empty"
    },
    "readFeed": {
      "method": "GET",
      "path": "/expiry-calendar/feed.ics",
      "key": null,
      "kind": "binary"
    }
  },
  "featureFlipping": {
    "list": {
      "method": "GET",
      "path": "/feature-flipping",
      "key": null,
      "kind": "json"
    },
    "get": {
      "method": "GET",
      "path": "/feature-flipping/{id}",
      "key": null,
      "kind": "json"
    }
  },
  "feedbacks": {
    "send": {
      "method": "POST",
      "path": "/feedbacks",
      "key": "send-feedback",
      "kind": "empty"
    }
  },
  "forecast": {
    "list": {
      "method": "GET",
      "path": "/forecast",
      "key": "get-forecast",
      "kind": "json"
    }
  },
  "guarantees": {
    "summary": {
      "method": "GET",
      "path": "/guarantees/summary",
      "key": "get-guarantees",
      "kind": "json"
    }
  },
  "health": {
    "get": {
      "method": "GET",
      "path": "/health",
      "key": "get-health",
      "kind": "json",
      "failedAnswer": 500
    }
  },
  "highlights": {
    "articles": {
      "method": "POST",
      "path": "/highlights/articles",
      "key": "get-highlights-articles",
      "kind": "json"
    },
    "filters": {
      "method": "POST",
      "path": "/highlights/filters",
      "key": null,
      "kind": "json"
    },
    "image": {
      "method": "GET",
      "path": "/highlights/articles/{source}/{id}/image",
      "key": "get-highlights-articles",
      "kind": "json"
    },
    "publications": {
      "method": "GET",
      "path": "/highlights/sources/{source}/publications",
      "key": "get-highlights-articles",
      "kind": "json"
    },
    "article": {
      "method": "GET",
      "path": "/highlights/sources/{source}/articles/{id}",
      "key": "get-highlights-article",
      "kind": "json"
    },
    "hide": {
      "method": "POST",
      "path": "/highlights/sources/{source}/articles/{id}/hide",
      "key": "update-article-state",
      "kind": "empty"
    },
    "show": {
      "method": "DELETE",
      "path": "/highlights/sources/{source}/articles/{id}/hide",
      "key": "update-article-state",
      "kind": "empty"
    },
    "download": {
      "method": "GET",
      "path": "/highlights/sources/{source}/articles/{id}/files/{fileId}",
      "key": "download-highlights-article-attachment",
      "kind": "binary"
    },
    "video": {
      "method": "GET",
      "path": "/highlights/sources/{source}/articles/{id}/video",
      "key": null,
      "kind": "binary"
    },
    "captions": {
      "method": "GET",
      "path": "/highlights/sources/{source}/articles/{id}/captions",
      "key": null,
      "kind": "binary"
    }
  },
  "home": {
    "changes": {
      "method": "GET",
      "path": "/home/changes",
      "key": null,
      "kind": "json"
    }
  },
  "impersonation": {
    "start": {
      "method": "POST",
      "path": "/impersonation",
      "key": "start-impersonation",
      "kind": "json"
    },
    "stop": {
      "method": "DELETE",
      "path": "/impersonation",
      "key": "stop-impersonation",
      "kind": "json"
    }
  },
  "informationHub": {
    "translations": {
      "method": "GET",
      "path": "/information-hub/translations",
      "key": "get-content-texts",
      "kind": "json"
    },
    "saveTranslations": {
      "method": "PUT",
      "path": "/information-hub/translations",
      "key": "update-content-texts",
      "kind": "json"
    },
    "documents": {
      "method": "GET",
      "path": "/information-hub/documents",
      "key": "get-content-documents",
      "kind": "json"
    },
    "rights": {
      "method": "GET",
      "path": "/information-hub/rights",
      "key": null,
      "kind": "json"
    },
    "addDocuments": {
      "method": "POST",
      "path": "/information-hub/documents",
      "key": "add-content-documents",
      "kind": "empty"
    },
    "description": {
      "method": "GET",
      "path": "/information-hub/documents/{id}/description",
      "key": "get-content-documents",
      "kind": "json"
    },
    "read": {
      "method": "GET",
      "path": "/information-hub/documents/{id}/reader",
      "key": "download-document",
      "kind": "binary"
    },
    "updateDocument": {
      "method": "PUT",
      "path": "/information-hub/documents/{id}",
      "key": "update-content-document",
      "kind": "empty"
    },
    "deleteDocument": {
      "method": "DELETE",
      "path": "/information-hub/documents/{id}",
      "key": "delete-content-document",
      "kind": "empty"
    }
  },
  "kyc": {
    "list": {
      "method": "GET",
      "path": "/kyc",
      "key": "get-kyc",
      "kind": "json"
    },
    "search": {
      "method": "POST",
      "path": "/kyc/search",
      "key": "get-kyc",
      "kind": "json"
    },
    "filters": {
      "method": "POST",
      "path": "/kyc/filters",
      "key": null,
      "kind": "json"
    },
    "get": {
      "method": "GET",
      "path": "/kyc/{id}",
      "key": "get-kyc",
      "kind": "json"
    },
    "documents": {
      "method": "GET",
      "path": "/kyc/{id}/documents",
      "key": "get-kyc-documents",
      "kind": "json"
    },
    "readDocument": {
      "method": "GET",
      "path": "/kyc/{id}/documents/{documentId}/reader",
      "key": "download-document",
      "kind": "binary"
    }
  },
  "legalDashboard": {
    "summary": {
      "method": "GET",
      "path": "/legal-dashboard/summary",
      "key": "get-legal-dashboard",
      "kind": "json"
    }
  },
  "loansAndDeposits": {
    "list": {
      "method": "GET",
      "path": "/loans-and-deposits",
      "key": "get-loans-deposits",
      "kind": "json"
    },
    "rights": {
      "method": "GET",
      "path": "/loans-and-deposits/rights",
      "key": null,
      "kind": "json"
    },
    "contracts": {
      "method": "GET",
      "path": "/loans-and-deposits/contracts",
      "key": "get-contracts",
      "kind": "json"
    },
    "exportLines": {
      "method": "POST",
      "path": "/loans-and-deposits/export",
      "key": "export-loans-deposits",
      "kind": "binary"
    },
    "summary": {
      "method": "GET",
      "path": "/loans-and-deposits/summary",
      "key": "get-loans-deposits",
      "kind": "json"
    },
    "detail": {
      "method": "GET",
      "path": "/loans-and-deposits/{id}",
      "key": "get-loans-deposits-details",
      "kind": "json"
    }
  },
  "log": {
    "write": {
      "method": "POST",
      "path": "/log",
      "key": null,
      "kind": "empty"
    }
  },
  "messages": {
    "list": {
      "method": "GET",
      "path": "/requests/{id}/messages",
      "key": null,
      "kind": "json"
    },
    "post": {
      "method": "POST",
      "path": "/requests/{id}/messages",
      "key": null,
      "kind": "json"
    },
    "addDocument": {
      "method": "POST",
      "path": "/requests/{id}/messages/{messageId}/documents",
      "key": "add-message-document",
      "kind": "empty"
    },
    "mail": {
      "method": "GET",
      "path": "/requests/mail",
      "key": null,
      "kind": "json"
    }
  },
  "mtm": {
    "summary": {
      "method": "GET",
      "path": "/mtm/summary",
      "key": "get-mtm",
      "kind": "json"
    }
  },
  "notifications": {
    "list": {
      "method": "GET",
      "path": "/notifications",
      "key": null,
      "kind": "json"
    },
    "markAllSeen": {
      "method": "PUT",
      "path": "/notifications/seen/all",
      "key": "update-notifications",
      "kind": "empty"
    },
    "markSeen": {
      "method": "PUT",
      "path": "/notifications/seen/{id}",
      "key": "update-notifications",
      "kind": "empty"
    }
  },
  "powerOfAttorney": {
    "list": {
      "method": "GET",
      "path": "/power-of-attorney",
      "key": "get-power-of-attorney",
      "kind": "json"
    },
    "get": {
      "method": "GET",
      "path": "/power-of-attorney/{id}",
      "key": "get-power-of-attorney",
      "kind": "json"
    },
    "whoMaySign": {
      "method": "GET",
      "path": "/power-of-attorney/{id}/who-may-sign",
      "key": "get-power-of-attorney",
      "kind": "json"
    },
    "readFile": {
      "method": "GET",
      "path": "/power-of-attorney/{id}/file",
      "key": "download-document",
      "kind": "binary"
    }
  },
  "preferences": {
    "list": {
      "method": "GET",
      "path": "/users/me/preferences",
      "key": "get-user-preference",
      "kind": "json"
    },
    "listNotifications": {
      "method": "GET",
      "path": "/users/me/preferences/notification",
      "key": "get-user-preference",
      "kind": "json"
    },
    "getNotification": {
      "method": "GET",
      "path": "/users/me/preferences/notification/{name}",
      "key": "get-user-preference",
      "kind": "json"
    },
    "get": {
      "method": "GET",
      "path": "/users/me/preferences/{name}",
      "key": "get-user-preference",
      "kind": "json"
    },
    "saveNotification": {
      "method": "POST",
      "path": "/users/me/preferences/notification",
      "key": "save-user-preference",
      "kind": "empty"
    },
    "save": {
      "method": "POST",
      "path": "/users/me/preferences",
      "key": "save-user-preference",
      "kind": "empty"
    }
  },
  "requestActions": {
    "exportBoard": {
      "method": "GET",
      "path": "/requests/export",
      "key": "export-requests",
      "kind": "binary"
    },
    "updateStates": {
      "method": "PUT",
      "path": "/requests/states",
      "key": "update-requests",
      "kind": "empty"
    },
    "updateMatching": {
      "method": "PUT",
      "path": "/requests/states/matching",
      "key": "update-requests",
      "kind": "json"
    },
    "update": {
      "method": "PUT",
      "path": "/requests/{id}",
      "key": "update-request",
      "kind": "json"
    },
    "remove": {
      "method": "DELETE",
      "path": "/requests/{id}",
      "key": "delete-request",
      "kind": "empty"
    },
    "remind": {
      "method": "POST",
      "path": "/requests/{id}/remind",
      "key": "remind-request",
      "kind": "json"
    },
    "reachableUsers": {
      "method": "GET",
      "path": "/requests/{id}/reachable-users",
      "key": "get-reachable-users",
      "kind": "json"
    },
    "addParticipants": {
      "method": "POST",
      "path": "/requests/{id}/participants",
      "key": "add-participants",
      "kind": "json"
    },
    "legalEntities": {
      "method": "GET",
      "path": "/requests/{id}/legal-entities",
      "key": "get-request",
      "kind": "json"
    }
  },
  "requestCreation": {
    "contracts": {
      "method": "GET",
      "path": "/requests-configuration/contracts",
      "key": "get-contracts",
      "kind": "json"
    },
    "services": {
      "method": "GET",
      "path": "/requests-configuration/services",
      "key": "get-request-services",
      "kind": "json"
    },
    "configuration": {
      "method": "GET",
      "path": "/requests-configuration",
      "key": "get-request-configuration",
      "kind": "json"
    },
    "generic": {
      "method": "GET",
      "path": "/requests-configuration/generic",
      "key": "get-request-configuration",
      "kind": "json"
    },
    "topics": {
      "method": "GET",
      "path": "/service-topics",
      "key": "get-service-topics",
      "kind": "json"
    },
    "legalEntities": {
      "method": "GET",
      "path": "/legal-entities/{id}/available-legal-entities",
      "key": "get-legal-entities",
      "kind": "json"
    },
    "reachableUsers": {
      "method": "GET",
      "path": "/requests/reachable-users",
      "key": "get-reachable-users",
      "kind": "json"
    },
    "serviceRights": {
      "method": "GET",
      "path": "/requests/services/{serviceId}/rights",
      "key": null,
      "kind": "json"
    },
    "create": {
      "method": "POST",
      "path": "/requests",
      "key": "create-request",
      "kind": "json"
    }
  },
  "requestDocuments": {
    "list": {
      "method": "GET",
      "path": "/requests/{id}/documents",
      "key": "get-request-documents",
      "kind": "json"
    },
    "listOfMessages": {
      "method": "GET",
      "path": "/requests/{id}/messages/documents",
      "key": "get-request-documents",
      "kind": "json"
    },
    "topics": {
      "method": "GET",
      "path": "/requests/{id}/documents/topics",
      "key": "get-request-documents",
      "kind": "json"
    },
    "add": {
      "method": "POST",
      "path": "/requests/{id}/documents",
      "key": "add-request-documents",
      "kind": "json"
    },
    "setState": {
      "method": "PUT",
      "path": "/requests/{id}/documents/{docId}",
      "key": "update-request-document",
      "kind": "json"
    },
    "setStateByMessaging": {
      "method": "PUT",
      "path": "/messaging/{system}/requests/{id}/documents/{docId}",
      "key": "update-request-document",
      "kind": "json"
    }
  },
  "requests": {
    "list": {
      "method": "GET",
      "path": "/requests",
      "key": "get-requests",
      "kind": "json"
    },
    "search": {
      "method": "POST",
      "path": "/requests/search",
      "key": "get-requests",
      "kind": "json"
    },
    "counters": {
      "method": "GET",
      "path": "/requests/counters",
      "key": "get-requests",
      "kind": "json"
    },
    "rights": {
      "method": "GET",
      "path": "/requests/rights",
      "key": "get-requests",
      "kind": "json"
    },
    "get": {
      "method": "GET",
      "path": "/requests/{id}",
      "key": "get-request",
      "kind": "json"
    },
    "markSeen": {
      "method": "PUT",
      "path": "/requests/seen/{id}",
      "key": null,
      "kind": "empty"
    },
    "addFavorite": {
      "method": "POST",
      "path": "/requests/favorites/{id}",
      "key": "update-request-favorite",
      "kind": "empty"
    },
    "removeFavorite": {
      "method": "DELETE",
      "path": "/requests/favorites/{id}",
      "key": "update-request-favorite",
      "kind": "empty"
    }
  },
  "research": {
    "notes": {
      "method": "GET",
      "path": "/kepler",
      "key": "get-kepler-data",
      "kind": "json"
    },
    "requestDocument": {
      "method": "POST",
      "path": "/kepler/document",
      "key": "request-kepler-document",
      "kind": "json"
    }
  },
  "savedSearches": {
    "list": {
      "method": "GET",
      "path": "/saved-search-filter",
      "key": null,
      "kind": "json"
    },
    "create": {
      "method": "POST",
      "path": "/saved-search-filter",
      "key": null,
      "kind": "json"
    },
    "toggleFavorite": {
      "method": "PUT",
      "path": "/saved-search-filter/{id}",
      "key": "update-saved-search",
      "kind": "json"
    },
    "rename": {
      "method": "PUT",
      "path": "/saved-search-filter/{id}/name",
      "key": null,
      "kind": "json"
    },
    "setAlert": {
      "method": "PUT",
      "path": "/saved-search-filter/{id}/alert",
      "key": null,
      "kind": "json"
    },
    "remove": {
      "method": "DELETE",
      "path": "/saved-search-filter/{id}",
      "key": "delete-saved-search",
      "kind": "empty"
    },
    "contracts": {
      "method": "GET",
      "path": "/saved-search-filter/contracts",
      "key": null,
      "kind": "json"
    },
    "reachableUsers": {
      "method": "GET",
      "path": "/saved-search-filter/reachable-users",
      "key": null,
      "kind": "json"
    },
    "share": {
      "method": "POST",
      "path": "/saved-search-filter/{id}/share",
      "key": null,
      "kind": "empty"
    }
  },
  "search": {
    "filters": {
      "method": "POST",
      "path": "/search/filters",
      "key": null,
      "kind": "json"
    },
    "search": {
      "method": "POST",
      "path": "/search/{type}",
      "key": "search",
      "kind": "json"
    }
  },
  "serviceAvailability": {
    "list": {
      "method": "GET",
      "path": "/service-availability",
      "key": "get-service-availability",
      "kind": "json"
    },
    "update": {
      "method": "PUT",
      "path": "/service-availability",
      "key": "put-service-availability",
      "kind": "empty"
    }
  },
  "serviceContracts": {
    "list": {
      "method": "GET",
      "path": "/services/{id}/contracts",
      "key": null,
      "kind": "json"
    }
  },
  "serviceGrids": {
    "grid": {
      "method": "GET",
      "path": "/grids/{id}",
      "key": "get-service-grid",
      "kind": "json"
    },
    "rights": {
      "method": "GET",
      "path": "/grids/{id}/rights",
      "key": null,
      "kind": "json"
    },
    "exportGrid": {
      "method": "POST",
      "path": "/grids/{id}/export",
      "key": "export-service-grid",
      "kind": "binary"
    }
  },
  "signatures": {
    "emailDomains": {
      "method": "GET",
      "path": "/signature/email-domains",
      "key": "get-email-domains",
      "kind": "json"
    },
    "amendmentFile": {
      "method": "GET",
      "path": "/signature/amendment-file",
      "key": "download-amendment",
      "kind": "binary"
    },
    "waiting": {
      "method": "GET",
      "path": "/signature/waiting",
      "key": "get-waiting-signatures",
      "kind": "json"
    },
    "list": {
      "method": "GET",
      "path": "/signature/{id}",
      "key": "get-signatures",
      "kind": "json"
    },
    "history": {
      "method": "GET",
      "path": "/signature/envelopes/{id}/history",
      "key": "get-signatures",
      "kind": "json"
    },
    "create": {
      "method": "POST",
      "path": "/signature",
      "key": "add-signature",
      "kind": "json"
    },
    "resendOne": {
      "method": "POST",
      "path": "/signature/{id}/resend",
      "key": null,
      "kind": "json"
    },
    "remind": {
      "method": "POST",
      "path": "/signature/envelopes/{id}/resend",
      "key": "remind-signature",
      "kind": "json"
    },
    "cancel": {
      "method": "POST",
      "path": "/signature/envelopes/{id}/cancel",
      "key": "cancel-signature",
      "kind": "empty"
    },
    "download": {
      "method": "GET",
      "path": "/signature/envelopes/{id}/documents",
      "key": "download-signed-documents",
      "kind": "binary"
    },
    "downloadAll": {
      "method": "GET",
      "path": "/signature/requests/{id}/documents",
      "key": "download-signed-documents",
      "kind": "binary"
    },
    "signable": {
      "method": "GET",
      "path": "/signature/requests/{id}/signable",
      "key": "get-signatures",
      "kind": "json"
    },
    "signedDocuments": {
      "method": "GET",
      "path": "/requests/{id}/signed/documents",
      "key": "get-signed-documents",
      "kind": "json"
    }
  },
  "tags": {
    "available": {
      "method": "GET",
      "path": "/tags/available",
      "key": null,
      "kind": "json"
    },
    "associations": {
      "method": "GET",
      "path": "/associations",
      "key": null,
      "kind": "json"
    },
    "get": {
      "method": "GET",
      "path": "/tags/{id}",
      "key": "get-tag",
      "kind": "json"
    },
    "change": {
      "method": "PUT",
      "path": "/entities/{type}/{id}/tags",
      "key": "update-tags",
      "kind": "json"
    },
    "changeTogether": {
      "method": "PUT",
      "path": "/entities/{type}/tags",
      "key": "update-tags",
      "kind": "empty"
    }
  },
  "tradeConfirmations": {
    "list": {
      "method": "GET",
      "path": "/trade-confirmations",
      "key": "get-trade-confirmations",
      "kind": "json"
    }
  },
  "tradeFinance": {
    "content": {
      "method": "GET",
      "path": "/trade-finance-solutions",
      "key": "get-content-texts",
      "kind": "json"
    },
    "rights": {
      "method": "GET",
      "path": "/trade-finance-solutions/rights",
      "key": null,
      "kind": "json"
    },
    "addDocuments": {
      "method": "POST",
      "path": "/trade-finance-solutions/documents",
      "key": "add-content-documents",
      "kind": "empty"
    },
    "document": {
      "method": "GET",
      "path": "/trade-finance-solutions/documents/{id}",
      "key": "get-content-documents",
      "kind": "json"
    },
    "saveTranslation": {
      "method": "PUT",
      "path": "/trade-finance-solutions/translation",
      "key": "update-content-texts",
      "kind": "empty"
    },
    "read": {
      "method": "GET",
      "path": "/trade-finance-solutions/documents/{id}/reader",
      "key": "download-document",
      "kind": "binary"
    },
    "updateDocument": {
      "method": "PUT",
      "path": "/trade-finance-solutions/documents/{id}",
      "key": "update-content-document",
      "kind": "empty"
    },
    "deleteDocument": {
      "method": "DELETE",
      "path": "/trade-finance-solutions/documents/{id}",
      "key": "delete-content-document",
      "kind": "empty"
    }
  },
  "treasuryReporting": {
    "list": {
      "method": "GET",
      "path": "/treasury-reporting",
      "key": "get-bmf-list",
      "kind": "json"
    },
    "rights": {
      "method": "GET",
      "path": "/treasury-reporting/rights",
      "key": null,
      "kind": "json"
    },
    "contracts": {
      "method": "GET",
      "path": "/treasury-reporting/contracts",
      "key": "get-contracts",
      "kind": "json"
    },
    "exportItems": {
      "method": "POST",
      "path": "/treasury-reporting/export",
      "key": "export-treasury-reporting",
      "kind": "binary"
    },
    "detail": {
      "method": "GET",
      "path": "/treasury-reporting/{id}",
      "key": "get-bmf-list",
      "kind": "json"
    }
  },
  "uploads": {
    "document": {
      "method": "POST",
      "path": "/documents",
      "key": null,
      "kind": "json"
    },
    "start": {
      "method": "POST",
      "path": "/uploads",
      "key": null,
      "kind": "json"
    },
    "held": {
      "method": "GET",
      "path": "/uploads/documents",
      "key": null,
      "kind": "json"
    },
    "get": {
      "method": "GET",
      "path": "/uploads/{id}",
      "key": null,
      "kind": "json"
    },
    "append": {
      "method": "PUT",
      "path": "/uploads/{id}",
      "key": null,
      "kind": "json"
    },
    "complete": {
      "method": "POST",
      "path": "/uploads/{id}/complete",
      "key": null,
      "kind": "json"
    },
    "abort": {
      "method": "DELETE",
      "path": "/uploads/{id}",
      "key": null,
      "kind": "empty"
    }
  },
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
  },
  "whatsNew": {
    "get": {
      "method": "GET",
      "path": "/whats-new",
      "key": "get-whats-news-content",
      "kind": "json"
    }
  },
  "widgets": {
    "list": {
      "method": "GET",
      "path": "/widgets",
      "key": "get-widgets",
      "kind": "json"
    },
    "preferences": {
      "method": "GET",
      "path": "/widgets/preferences",
      "key": "get-widget-preferences",
      "kind": "json"
    },
    "savePreferences": {
      "method": "PUT",
      "path": "/widgets/preferences",
      "key": "save-widget-preferences",
      "kind": "empty"
    },
    "pages": {
      "method": "GET",
      "path": "/widgets/{id}",
      "key": "get-widget-pages",
      "kind": "json"
    },
    "information": {
      "method": "GET",
      "path": "/widget-informations/{id}",
      "key": "get-widget-information",
      "kind": "json"
    }
  }
};
