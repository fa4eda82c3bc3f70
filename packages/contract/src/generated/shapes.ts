/* Made from the contract by packages/contract/src/routes-main.ts; do not edit. */
import type { ShapeTable } from '../shapes.ts';

export const shapes: ShapeTable = {
  "types": {
    "AccessExplanation": {
      "subject": "string",
      "label": "string",
      "isAllowed": "boolean",
      "steps": {
        "[]": "AccessStep"
      },
      "grantableBy": [
        "AccessGrantors",
        "null"
      ],
      "askedAt": [
        "string",
        "null"
      ],
      "canAsk": "boolean"
    },
    "AccessStep": {
      "kind": "string",
      "state": "string",
      "contracts": [
        {
          "total": "number",
          "names": {
            "[]": "string"
          }
        },
        "null"
      ],
      "legalEntities": [
        {
          "total": "number",
          "names": {
            "[]": "string"
          }
        },
        "null"
      ],
      "rights": {
        "[]": "string"
      }
    },
    "AccessGrantors": {
      "kind": "string",
      "people": {
        "[]": "string"
      }
    },
    "AccessRequest": {
      "id": "string",
      "askedAt": "string"
    },
    "OpenAccessReview": {
      "id": "string",
      "contractId": "string",
      "name": "string",
      "dueDate": "string",
      "openedAt": "string",
      "openedBy": {
        "id": "string",
        "firstName": "string",
        "lastName": "string"
      },
      "closedAt": [
        "string",
        "null"
      ],
      "closedBy": [
        {
          "id": "string",
          "firstName": "string",
          "lastName": "string"
        },
        "null"
      ],
      "digest": [
        "string",
        "null"
      ],
      "lines": {
        "total": "number",
        "decided": "number",
        "revoked": "number"
      },
      "version": "number",
      "contract": {
        "id": "string",
        "name": "string",
        "number": "string"
      }
    },
    "AccessReview": {
      "id": "string",
      "contractId": "string",
      "name": "string",
      "dueDate": "string",
      "openedAt": "string",
      "openedBy": {
        "id": "string",
        "firstName": "string",
        "lastName": "string"
      },
      "closedAt": [
        "string",
        "null"
      ],
      "closedBy": [
        {
          "id": "string",
          "firstName": "string",
          "lastName": "string"
        },
        "null"
      ],
      "digest": [
        "string",
        "null"
      ],
      "lines": {
        "total": "number",
        "decided": "number",
        "revoked": "number"
      },
      "version": "number"
    },
    "AccessReviewDetail": {
      "id": "string",
      "contractId": "string",
      "name": "string",
      "dueDate": "string",
      "openedAt": "string",
      "openedBy": {
        "id": "string",
        "firstName": "string",
        "lastName": "string"
      },
      "closedAt": [
        "string",
        "null"
      ],
      "closedBy": [
        {
          "id": "string",
          "firstName": "string",
          "lastName": "string"
        },
        "null"
      ],
      "digest": [
        "string",
        "null"
      ],
      "lines": {
        "total": "number",
        "decided": "number",
        "revoked": "number"
      },
      "version": "number",
      "reviewed": {
        "[]": "AccessReviewLine"
      }
    },
    "AccessReviewLine": {
      "id": "string",
      "person": {
        "id": "string",
        "firstName": "string",
        "lastName": "string",
        "email": "string"
      },
      "contractStatus": [
        "string",
        "null"
      ],
      "clientRole": [
        "string",
        "null"
      ],
      "service": {
        "id": "string",
        "label": "string",
        "linkedToLegalEntities": "boolean"
      },
      "right": {
        "id": "string",
        "label": "string"
      },
      "listName": [
        "string",
        "null"
      ],
      "decision": [
        "string",
        "null"
      ],
      "comment": "string",
      "decidedBy": [
        {
          "id": "string",
          "firstName": "string",
          "lastName": "string"
        },
        "null"
      ],
      "decidedAt": [
        "string",
        "null"
      ],
      "version": "number"
    },
    "UserActivity": {
      "userId": "string",
      "activity": {
        "lastActivityDate": [
          "string",
          "null"
        ],
        "daysActivityData": {
          "[]": {
            "startDate": "string",
            "endDate": "string",
            "count": "number"
          }
        },
        "weeksActivityData": {
          "[]": {
            "startDate": "string",
            "endDate": "string",
            "count": "number"
          }
        },
        "monthsActivityData": {
          "[]": {
            "startDate": "string",
            "endDate": "string",
            "count": "number"
          }
        }
      }
    },
    "AuditEvent": {
      "id": "string",
      "name": "string",
      "eventType": "string",
      "oldValue": [
        "string",
        "null"
      ],
      "newValue": [
        "string",
        "null"
      ],
      "secondaryEntity": [
        "string",
        "null"
      ],
      "createdAt": "string",
      "updateBy": [
        {
          "firstName": "string",
          "lastName": "string"
        },
        "null"
      ],
      "impersonatedBy": [
        {
          "firstName": "string",
          "lastName": "string"
        },
        "null"
      ],
      "correlationId": [
        "string",
        "null"
      ],
      "undoUntil": [
        "string",
        "null"
      ],
      "contract": {
        "id": "string",
        "name": "string",
        "isDeleted": "boolean"
      }
    },
    "AuditReportsContent": {
      "explanation": "ContentText",
      "guide": [
        "AuditReportsDocument",
        "null"
      ]
    },
    "ContentText": {
      "en": "string",
      "fr": "string",
      "version": "number"
    },
    "AuditReportsDocument": {
      "id": "string",
      "filename": "string",
      "type": "string",
      "mediaType": "string",
      "size": "number",
      "language": [
        "string",
        "null"
      ],
      "updatedAt": "string",
      "version": "number",
      "tags": {
        "[]": "AttachedTag"
      },
      "descriptionEn": [
        "string",
        "null"
      ],
      "descriptionFr": [
        "string",
        "null"
      ]
    },
    "AttachedTag": {
      "id": "string",
      "name": "string",
      "synonym": [
        "string",
        "null"
      ],
      "countryCode": [
        "string",
        "null"
      ],
      "group": "TagGroup",
      "isDeletableByCurrentUser": "boolean",
      "isDeleted": "boolean",
      "isNew": "boolean",
      "contractId?": [
        "string",
        "null"
      ]
    },
    "TagGroup": {
      "id": "string",
      "name": "string",
      "type": "string",
      "isTaxonGroup": "boolean",
      "isCountry": "boolean",
      "rank": "number"
    },
    "CarbonEmissionsSummary": {
      "years": {
        "[]": {
          "year": "number",
          "scope1": "number",
          "scope2": "number",
          "scope3": "number"
        }
      },
      "byEntity": {
        "[]": {
          "ricosCode": "string",
          "company": "string",
          "emissions": "number",
          "previous": [
            "number",
            "null"
          ]
        }
      }
    },
    "CashManagementDocument": {
      "id": "string",
      "filename": "string",
      "type": "string",
      "mediaType": "string",
      "size": "number",
      "language": [
        "string",
        "null"
      ],
      "updatedAt": "string",
      "version": "number",
      "tags": {
        "[]": "AttachedTag"
      },
      "descriptionEn": [
        "string",
        "null"
      ],
      "descriptionFr": [
        "string",
        "null"
      ],
      "block": "string",
      "isCover": "boolean"
    },
    "CashManagementText": {
      "key": "string",
      "culture": "string",
      "text": "string",
      "version": "number"
    },
    "Client": {
      "id": "string",
      "name": "string"
    },
    "LegalEntity": {
      "ricos": "string",
      "label": "string",
      "countryCode": "string"
    },
    "Contact": {
      "id": "string",
      "name": "string",
      "title": "string",
      "businessLine": "string",
      "businessLineCode": "string",
      "teamName": "string",
      "category": "string",
      "location": "string",
      "locationCode": [
        "string",
        "null"
      ],
      "timeZone": [
        "string",
        "null"
      ],
      "products": {
        "[]": "string"
      },
      "type": "string",
      "perimeter": "string",
      "mainPhone": [
        "string",
        "null"
      ],
      "mobilePhone": [
        "string",
        "null"
      ],
      "outOfParisTime": "boolean",
      "email": "string",
      "bookmark": "boolean",
      "canBeContacted": "boolean",
      "canBeBookmarked": "boolean",
      "participantId": [
        "string",
        "null"
      ],
      "contract": [
        {
          "id": "string",
          "number": "string",
          "name": "string",
          "status": "string",
          "type": "string"
        },
        "null"
      ]
    },
    "ContactActivity": {
      "daysActivityData": {
        "[]": "number"
      },
      "weeksActivityData": {
        "[]": "number"
      },
      "monthsActivityData": {
        "[]": "number"
      },
      "lastActivityDate": [
        "string",
        "null"
      ]
    },
    "FilterBlock": {
      "field": "string",
      "title": "string",
      "type": "string",
      "placeholder": [
        "string",
        "null"
      ],
      "isHidden": "boolean",
      "isMultiLevel": "boolean",
      "items": {
        "[]": "FilterItem"
      }
    },
    "FilterItem": {
      "value": "string",
      "label": "string",
      "count": "number",
      "isSelected": "boolean",
      "children": {
        "[]": "FilterItem"
      }
    },
    "DataRoom": {
      "id": "string",
      "name": "string",
      "contractName": "string",
      "documents": "number",
      "updatedAt": "string",
      "closesOn": [
        "string",
        "null"
      ]
    },
    "ContactRequest": {
      "service": [
        "string",
        "null"
      ],
      "askedAt": "string"
    },
    "ContractSummary": {
      "id": "string",
      "number": "string",
      "name": "string",
      "type": {
        "name": "string",
        "label": "string"
      },
      "commercialClient": [
        "Client",
        "null"
      ],
      "usersQuantity": "number",
      "signedUsersQuantity": "number",
      "demoUsersQuantity": "number",
      "legalEntitiesQuantity": "number",
      "servicesQuantity": "number",
      "creationDate": "string",
      "isReadOnly": "boolean",
      "match": [
        {
          "matchedUsersCount": "number",
          "firstMatchedUser": [
            "string",
            "null"
          ],
          "matchedRicosCount": "number",
          "firstMatchedRicos": [
            "string",
            "null"
          ]
        },
        "null"
      ]
    },
    "ContractService": {
      "id": "string",
      "name": "string",
      "label": "string",
      "category": "string",
      "defaultCategory": "string"
    },
    "AssignableContract": {
      "id": "string",
      "number": "string",
      "name": "string"
    },
    "TermsVersion": {
      "name": "string",
      "label": "string",
      "since": "string"
    },
    "Contract": {
      "id": "string",
      "number": "string",
      "name": "string",
      "type": {
        "name": "string",
        "label": "string"
      },
      "commercialClient": [
        "Client",
        "null"
      ],
      "usersQuantity": "number",
      "signedUsersQuantity": "number",
      "demoUsersQuantity": "number",
      "legalEntitiesQuantity": "number",
      "servicesQuantity": "number",
      "creationDate": "string",
      "isReadOnly": "boolean",
      "description": "string",
      "isinCode": [
        "string",
        "null"
      ],
      "kcCommercialClient": [
        "Client",
        "null"
      ],
      "cguName": "string",
      "terms": {
        "label": "string",
        "since": [
          "string",
          "null"
        ]
      },
      "version": "number",
      "rights": {
        "canGetAuditEvents": "boolean",
        "canChangeTreasuryReportingVisibility": "boolean",
        "canCreateRequest": "boolean",
        "canUpdate": "boolean",
        "canGetUsers": "boolean",
        "canUpdateUsers": "boolean",
        "canDelete": "boolean"
      },
      "serviceCategories": {
        "[]": {
          "name": "string",
          "label": "string"
        }
      },
      "services": {
        "[]": "ContractService"
      },
      "legalEntities": {
        "[]": {
          "legalEntity": "LegalEntity"
        }
      }
    },
    "LegalEntitiesList": {
      "id": "string",
      "name": "string",
      "contractId": "string",
      "contractLegalEntitiesIds": {
        "[]": "string"
      },
      "version": "number"
    },
    "ContractUser": {
      "id": "string",
      "firstName": "string",
      "lastName": "string",
      "email": "string",
      "client": [
        "Client",
        "null"
      ],
      "contractStatus": [
        "string",
        "null"
      ],
      "clientRole": [
        "string",
        "null"
      ],
      "lastConnectionDate": [
        "string",
        "null"
      ],
      "homepagePreference": {
        "template": "string",
        "updatedByUser": "boolean"
      },
      "serviceRights": {
        "[]": "AssignedRight"
      },
      "version": "number"
    },
    "AssignedRight": {
      "serviceRightId": "string",
      "legalEntitiesListId": [
        "string",
        "null"
      ]
    },
    "ContractContact": {
      "id": "string",
      "firstname": "string",
      "lastname": "string",
      "email": "string",
      "isOsaUser": "boolean",
      "clientRoleId": "string"
    },
    "ServiceRights": {
      "serviceId": "string",
      "serviceLabel": "string",
      "serviceRights": {
        "[]": "ServiceRight"
      }
    },
    "ServiceRight": {
      "id": "string",
      "name": "string",
      "displayedName": "string",
      "linkedToLegalEntities": "boolean",
      "legalEntitiesLists": {
        "[]": {
          "id": "string",
          "name": "string"
        }
      },
      "service": {
        "name": "string",
        "label": "string"
      }
    },
    "RightsPreview": {
      "scope": "string",
      "people": {
        "[]": {
          "userId": "string",
          "gained": {
            "[]": {
              "id": "string",
              "label": "string"
            }
          },
          "lost": {
            "[]": {
              "id": "string",
              "label": "string"
            }
          }
        }
      },
      "requests": {
        "total": "number",
        "first": {
          "[]": {
            "id": "string",
            "reference": "string",
            "title": "string"
          }
        }
      },
      "services": {
        "[]": {
          "id": "string",
          "label": "string"
        }
      },
      "warnings": {
        "[]": [
          {
            "kind": "string"
          },
          {
            "kind": "string",
            "personId": "string"
          },
          {
            "kind": "string",
            "personId": "string",
            "first": "string",
            "second": "string"
          }
        ]
      }
    },
    "ContractRights": {
      "at": "string",
      "since": [
        "string",
        "null"
      ],
      "people": {
        "[]": {
          "id": "string",
          "firstName": "string",
          "lastName": "string",
          "email": "string",
          "contractStatus": [
            "string",
            "null"
          ],
          "clientRole": [
            "string",
            "null"
          ],
          "serviceRights": {
            "[]": "AssignedRight"
          },
          "isClosed": "boolean"
        }
      },
      "services": {
        "[]": "ServiceRights"
      },
      "legalEntities": {
        "[]": "LegalEntity"
      },
      "lists": {
        "[]": {
          "id": "string",
          "name": "string",
          "contractLegalEntitiesIds": {
            "[]": "string"
          }
        }
      }
    },
    "RightsChanges": {
      "since": [
        "string",
        "null"
      ],
      "changes": {
        "[]": {
          "at": "string",
          "users": [
            {
              "total": "number",
              "first": {
                "[]": "string"
              }
            },
            "null"
          ]
        }
      }
    },
    "RightsChangeAt": {
      "change": [
        "RightsChange",
        "null"
      ]
    },
    "RightsChange": {
      "by": [
        {
          "firstName": "string",
          "lastName": "string"
        },
        "null"
      ],
      "impersonatedBy": [
        {
          "firstName": "string",
          "lastName": "string"
        },
        "null"
      ],
      "rights": {
        "[]": {
          "userId": "string",
          "service": {
            "id": "string",
            "label": "string"
          },
          "before": [
            {
              "label": "string",
              "list": [
                "string",
                "null"
              ]
            },
            "null"
          ],
          "after": [
            {
              "label": "string",
              "list": [
                "string",
                "null"
              ]
            },
            "null"
          ]
        }
      },
      "total": "number",
      "others": {
        "[]": "string"
      }
    },
    "DeadLetter": {
      "id": "string",
      "createdAt": "string",
      "topic": "string",
      "key": "string",
      "value": "string",
      "errorMessage": "string"
    },
    "DeadLetterRetry": {
      "success": "boolean",
      "errorMessage": [
        "string",
        "null"
      ],
      "correlationId": "string"
    },
    "Document": {
      "id": "string",
      "filename": "string",
      "type": "string",
      "mediaType": "string",
      "size": "number",
      "creationDate": "string",
      "category": {
        "id": "string",
        "name": "string",
        "documentService": "string"
      },
      "contract": [
        {
          "id": "string",
          "name": "string"
        },
        "null"
      ],
      "service": [
        {
          "id": "string",
          "label": "string"
        },
        "null"
      ],
      "tags": {
        "[]": "AttachedTag"
      },
      "authorFirstName": "string",
      "authorLastName": "string",
      "authorIsDeleted": "boolean",
      "isUploadedByMe": "boolean",
      "isUnread": "boolean",
      "isFavorite": "boolean",
      "isRequested": "boolean",
      "state": "string",
      "ricosLinked": {
        "[]": {
          "ricosCode": "string",
          "ricosName": "string"
        }
      },
      "rights": {
        "canDelete": "boolean",
        "canUpdate": "boolean",
        "canManageTags": "boolean"
      }
    },
    "DocumentCategory": {
      "id": "string",
      "name": "string"
    },
    "DocumentRights": {
      "canUploadReleaseNote": "boolean",
      "canUploadSignedContracts": "boolean"
    },
    "ReachableUser": {
      "id": "string",
      "firstName": "string",
      "lastName": "string",
      "business": "string",
      "email": "string",
      "bookmark": "boolean",
      "role": {
        "roleType": "string"
      },
      "isSelectedByDefault": "boolean"
    },
    "ExpiryCalendar": {
      "today": "string",
      "entries": {
        "[]": "ExpiryEntry"
      },
      "total": "number",
      "isTruncated": "boolean",
      "late": {
        "overdue": "number",
        "waiting": "number",
        "entries": {
          "[]": "ExpiryEntry"
        }
      },
      "next": [
        "ExpiryEntry",
        "null"
      ],
      "blocks": {
        "[]": "FilterBlock"
      }
    },
    "ExpiryEntry": {
      "id": "string",
      "kind": "string",
      "kindName": "string",
      "date": "string",
      "title": "string",
      "reference": [
        "string",
        "null"
      ],
      "entities": {
        "[]": {
          "ricosCode": "string",
          "name": "string"
        }
      },
      "amount": [
        {
          "value": "number",
          "currency": "string"
        },
        "null"
      ],
      "path": "string"
    },
    "ExpiryFeed": {
      "kinds": {
        "[]": "string"
      },
      "withNames": "boolean",
      "createdAt": "string",
      "lastReadAt": [
        "string",
        "null"
      ]
    },
    "ExpiryReminders": {
      "leadTimes": {
        "[]": {
          "kind": "string",
          "days": "number"
        }
      },
      "byMail": "boolean"
    },
    "FeatureFlag": {
      "id": "string",
      "enabled": "boolean"
    },
    "Forecast": {
      "forecastType": "string",
      "nbDecimal": "number",
      "groupedColums": {
        "[]": {
          "group": "string",
          "columns": {
            "[]": {
              "from": "string",
              "to": "string"
            }
          }
        }
      },
      "dataLines": {
        "[]": {
          "currency": "string",
          "values": {
            "[]": "number"
          },
          "trend": {
            "[]": "number"
          }
        }
      },
      "total": {
        "currency": "string",
        "values": {
          "[]": "number"
        },
        "trend": {
          "[]": "number"
        }
      },
      "legalEntitiesCount": "number"
    },
    "GuaranteesSummary": {
      "count": "number",
      "amountInEur": "number",
      "byKind": {
        "[]": {
          "kind": "string",
          "count": "number",
          "amountInEur": "number"
        }
      },
      "nextToExpire": {
        "[]": {
          "id": "string",
          "reference": "string",
          "kind": "string",
          "company": "string",
          "beneficiary": "string",
          "currency": "string",
          "amount": "number",
          "expiresOn": "string"
        }
      }
    },
    "Health": {
      "*": "ServiceHealth"
    },
    "ServiceHealth": {
      "componentsStatus": {
        "*": "string"
      },
      "lastCheckedAt": "string",
      "switchStatus": "boolean"
    },
    "Article": {
      "id": "string",
      "source": "string",
      "language": "string",
      "title": "string",
      "description": "string",
      "content": "string",
      "pubDate": "string",
      "utcDate": "string",
      "link": [
        "string",
        "null"
      ],
      "tags": {
        "[]": "string"
      },
      "keywords": {
        "[]": "string"
      },
      "categories": {
        "[]": "string"
      },
      "image": [
        "string",
        "null"
      ],
      "isHidden": "boolean",
      "attachments": {
        "[]": {
          "id": "string",
          "name": "string",
          "mime": "string",
          "size": "number"
        }
      },
      "video": [
        {
          "seconds": "number",
          "address": "string",
          "captions": {
            "[]": {
              "language": "string",
              "address": "string"
            }
          }
        },
        "null"
      ]
    },
    "ArticleDetail": {
      "id": "string",
      "source": "string",
      "language": "string",
      "title": "string",
      "description": "string",
      "content": "string",
      "pubDate": "string",
      "utcDate": "string",
      "link": [
        "string",
        "null"
      ],
      "tags": {
        "[]": "string"
      },
      "keywords": {
        "[]": "string"
      },
      "categories": {
        "[]": "string"
      },
      "image": [
        "string",
        "null"
      ],
      "isHidden": "boolean",
      "attachments": {
        "[]": {
          "id": "string",
          "name": "string",
          "mime": "string",
          "size": "number"
        }
      },
      "video": [
        {
          "seconds": "number",
          "address": "string",
          "captions": {
            "[]": {
              "language": "string",
              "address": "string"
            }
          }
        },
        "null"
      ],
      "languages": {
        "[]": "string"
      },
      "related": {
        "[]": {
          "id": "string",
          "source": "string",
          "language": "string",
          "title": "string",
          "categories": {
            "[]": "string"
          },
          "utcDate": "string"
        }
      }
    },
    "HomeChanges": {
      "since": [
        "string",
        "null"
      ],
      "requests": "number",
      "documents": "number",
      "articles": "number"
    },
    "User": {
      "id": "string",
      "type": {
        "name": "string"
      },
      "contractStatus": "string",
      "clientRole": "string",
      "rights": {
        "isSuperAdmin": "boolean",
        "isItSupport": "boolean",
        "requests": {
          "canCreateRequest": "boolean"
        }
      },
      "contactInformation": {
        "firstName": "string",
        "lastName": "string",
        "email": "string",
        "landlinePhone": "string",
        "mobilePhone": "string",
        "isInternal": "boolean",
        "isAdmin": "boolean",
        "isClientAdmin": "boolean"
      },
      "address": "Address",
      "company": {
        "name": "string"
      },
      "services": {
        "[]": "UserService"
      },
      "widgets": {
        "[]": "UserWidget"
      },
      "marketingMode": "boolean",
      "demoMode": "boolean",
      "hasAcceptedTermsAndConditions": "boolean",
      "hasFilledSurvey": "boolean",
      "isImpersonated": "boolean",
      "impersonator": [
        {
          "id": "string",
          "firstName": "string",
          "lastName": "string",
          "email": "string"
        },
        "null"
      ]
    },
    "Address": {
      "addressLine1": "string",
      "addressLine2": "string",
      "zipCode": "string",
      "city": "string",
      "state": "string",
      "countryCode": "string"
    },
    "UserService": {
      "id": "string",
      "name": "string",
      "label": "string",
      "url": "string",
      "isOnOptimall": "boolean",
      "isNotAvailable": "boolean",
      "isMarketing": "boolean",
      "category": "string"
    },
    "UserWidget": {
      "id": "string",
      "name": "string"
    },
    "HubTranslations": {
      "translations": {
        "ACCOUNT_MANAGEMENT": "ContentText",
        "DIGITAL_CHANNELS": "ContentText",
        "PAYMENTS_AND_COLLECTIONS": "ContentText",
        "REPORTING": "ContentText",
        "LIQUIDITY_MANAGEMENT": "ContentText",
        "INVESTMENT_SOLUTIONS": "ContentText",
        "CORE_CASH_MANAGEMENT_MARKETS": "ContentText",
        "OVERLAY_MARKETS": "ContentText",
        "INTERNATIONAL_RETAIL_NETWORK": "ContentText",
        "REPORTS": "ContentText",
        "MARKET_INSIGHTS": "ContentText"
      },
      "disclaimer": "ContentText"
    },
    "HubDocument": {
      "id": "string",
      "filename": "string",
      "type": "string",
      "mediaType": "string",
      "size": "number",
      "language": [
        "string",
        "null"
      ],
      "updatedAt": "string",
      "version": "number",
      "tags": {
        "[]": "AttachedTag"
      },
      "descriptionEn": [
        "string",
        "null"
      ],
      "descriptionFr": [
        "string",
        "null"
      ],
      "category": {
        "id": "string",
        "name": "string"
      },
      "itbInfo": {
        "tab": "string",
        "bloc": "string",
        "descriptions": {
          "en": [
            "string",
            "null"
          ],
          "fr": [
            "string",
            "null"
          ]
        },
        "order": "number"
      }
    },
    "HubDocumentDescription": {
      "descriptionEn": [
        "string",
        "null"
      ],
      "descriptionFr": [
        "string",
        "null"
      ],
      "version": "number"
    },
    "KycRecord": {
      "ricosCode": "string",
      "legalName": "string",
      "nextReviewAt": [
        "string",
        "null"
      ]
    },
    "ListedKycRecord": {
      "ricosCode": "string",
      "legalName": "string",
      "nextReviewAt": [
        "string",
        "null"
      ],
      "country": "string",
      "lastReviewAt": [
        "string",
        "null"
      ],
      "documentsToProvide": "number"
    },
    "KycDetails": {
      "ricosCode": "string",
      "legalName": "string",
      "nextReviewAt": [
        "string",
        "null"
      ],
      "normalizedLegalName": "string",
      "lastReviewAt": [
        "string",
        "null"
      ],
      "factaStatus": [
        "string",
        "null"
      ],
      "lei": "string",
      "bic": [
        "string",
        "null"
      ],
      "registrationNumber": "string",
      "siren": [
        "string",
        "null"
      ],
      "legalAddress": {
        "line1": "string",
        "line2": [
          "string",
          "null"
        ],
        "line3": [
          "string",
          "null"
        ],
        "zipCode": "string",
        "city": "string",
        "state": [
          "string",
          "null"
        ],
        "country": "string"
      },
      "wrmName": [
        {
          "firstName": "string",
          "lastName": "string"
        },
        "null"
      ],
      "ownership": {
        "listed": [
          "boolean",
          "null"
        ],
        "marketName": [
          "string",
          "null"
        ],
        "regulated": [
          "boolean",
          "null"
        ],
        "familyHolding": [
          "boolean",
          "null"
        ],
        "managedByAM": [
          "boolean",
          "null"
        ]
      },
      "hasShareholders": "boolean",
      "shareholders": {
        "[]": {
          "shareholderLegalName": "string",
          "shareholderPercent": "number",
          "shareholderType": "string",
          "isDirect": "boolean"
        }
      },
      "countries": {
        "regulationCountry": [
          "string",
          "null"
        ],
        "nationalityCountry": [
          "string",
          "null"
        ],
        "countryOfIncorporationImmediateClient": [
          "string",
          "null"
        ]
      },
      "hasOtherData": "boolean",
      "otherData": [
        {
          "sanctionQuestionPurchase": [
            "boolean",
            "null"
          ],
          "sanctionQuestionRevenue": [
            "boolean",
            "null"
          ],
          "sanctionRevenueCountries": {
            "[]": "string"
          },
          "sanctionPurchaseCountries": {
            "[]": "string"
          }
        },
        "null"
      ],
      "hasNaturalPersons": "boolean",
      "naturalPersons": {
        "[]": {
          "names": "string",
          "surname": "string",
          "role": "string"
        }
      },
      "rights": {
        "hasAllData": "boolean",
        "hasReadOnlyRight": "boolean"
      }
    },
    "KycDocument": {
      "id": "string",
      "kind": "string",
      "filename": [
        "string",
        "null"
      ],
      "type": [
        "string",
        "null"
      ],
      "mediaType": [
        "string",
        "null"
      ],
      "size": [
        "number",
        "null"
      ],
      "receivedAt": [
        "string",
        "null"
      ],
      "validUntil": [
        "string",
        "null"
      ],
      "isVerified": "boolean"
    },
    "LegalDashboardSummary": {
      "toSign": "number",
      "negotiation": "number",
      "inForce": "number",
      "endingSoon": "number",
      "open": {
        "[]": {
          "id": "string",
          "kind": "string",
          "company": "string",
          "state": "string",
          "since": "string"
        }
      }
    },
    "FinancingList": {
      "extractionDate": [
        "string",
        "null"
      ],
      "isTruncated": "boolean",
      "isWithheld": "boolean",
      "quantities": {
        "LOAN": "number",
        "DEPOSIT": "number"
      },
      "data": {
        "deals": {
          "[]": {
            "parent": "FinancingParent",
            "dealReference": "string",
            "facilities": {
              "[]": {
                "parent": "FinancingParent",
                "children": {
                  "[]": "FinancingLine"
                }
              }
            }
          }
        },
        "lines": {
          "[]": "FinancingLine"
        }
      }
    },
    "FinancingParent": {
      "id": "string",
      "referenceSTI2Label": "string",
      "referenceSTI3Label": [
        "string",
        "null"
      ],
      "startDate": "string",
      "closingDate": [
        "string",
        "null"
      ],
      "lines": "number",
      "totalDrawnEurAmount": "number",
      "totalUnDrawnEurAmount": "number",
      "totalDrawnAmount": [
        "number",
        "null"
      ],
      "currency": [
        "string",
        "null"
      ],
      "drawnCurrencies": "number",
      "isOnlyUndrawnAmount": "boolean",
      "areAllDrawnAmountsSameCurrency": "boolean"
    },
    "FinancingLine": {
      "id": "string",
      "ricosCode": "string",
      "company": "string",
      "type": "string",
      "balanceCategory": "string",
      "referenceNo": "string",
      "startDate": "string",
      "maturityDate": [
        "string",
        "null"
      ],
      "currency": "string",
      "amount": "number",
      "rate": [
        "number",
        "null"
      ],
      "rateType": [
        "string",
        "null"
      ],
      "rateIndex": [
        "string",
        "null"
      ],
      "amountInEuro": "number",
      "aggregationKey": [
        "string",
        "null"
      ]
    },
    "FinancingContract": {
      "id": "string",
      "number": "string",
      "name": "string",
      "usersQuantity": "number",
      "isReadOnly": "boolean",
      "bmf": {
        "visibility": "boolean"
      },
      "rights": {
        "canChangeTreasuryReportingVisibility": "boolean"
      }
    },
    "LoansAndDepositsSummary": {
      "extractionDate": [
        "string",
        "null"
      ],
      "dnp32": {
        "labels": {
          "[]": "string"
        },
        "datasets": {
          "[]": {
            "label": "string",
            "data": {
              "[]": "number"
            }
          }
        },
        "outstanding": "number"
      },
      "termDeposit": {
        "labels": {
          "[]": "string"
        },
        "datasets": {
          "[]": {
            "label": "string",
            "data": {
              "[]": "number"
            }
          }
        },
        "outstanding": "number"
      },
      "termLoan": {
        "labels": {
          "[]": "string"
        },
        "datasets": {
          "[]": {
            "label": "string",
            "data": {
              "[]": "number"
            }
          }
        },
        "outstanding": "number"
      },
      "rcf": {
        "labels": {
          "[]": "string"
        },
        "datasets": {
          "[]": {
            "label": "string",
            "data": {
              "[]": "number"
            }
          }
        },
        "outstanding": "number"
      },
      "otherLoans": "number",
      "undrawn": "number",
      "depositsPlaced": "number",
      "loansOutstanding": "number",
      "nextMaturities": {
        "loans": {
          "[]": {
            "id": "string",
            "subType": "string",
            "reference": "string",
            "company": "string",
            "maturityDate": "string",
            "currency": "string",
            "amount": "number"
          }
        },
        "deposits": {
          "[]": {
            "id": "string",
            "subType": "string",
            "reference": "string",
            "company": "string",
            "maturityDate": "string",
            "currency": "string",
            "amount": "number"
          }
        }
      }
    },
    "FinancingDetail": {
      "id": "string",
      "ricosCode": "string",
      "company": "string",
      "type": "string",
      "balanceCategory": "string",
      "referenceNo": "string",
      "startDate": "string",
      "maturityDate": [
        "string",
        "null"
      ],
      "currency": "string",
      "amount": "number",
      "rate": [
        "number",
        "null"
      ],
      "rateType": [
        "string",
        "null"
      ],
      "rateIndex": [
        "string",
        "null"
      ],
      "productType": "string",
      "country": "string",
      "bank": "string",
      "referenceSTI2Label": [
        "string",
        "null"
      ],
      "referenceSTI3Label": [
        "string",
        "null"
      ],
      "closingDate": [
        "string",
        "null"
      ],
      "totalEURAmtInAcctBalCcy": "number",
      "totalAmountInAcctBalCcy": "number",
      "accruedInterestAmount": [
        "number",
        "null"
      ],
      "calculationBasis": [
        "string",
        "null"
      ],
      "accruedInterestCalculationStartDate": [
        "string",
        "null"
      ],
      "outstandingMaturityDate": [
        "string",
        "null"
      ],
      "amortization": {
        "[]": {
          "outstandingMaturityDate": "string",
          "amount": "number",
          "currency": "string"
        }
      },
      "extractionDate": "string"
    },
    "Conversation": {
      "pageRecords": {
        "[]": "Message"
      },
      "totalPages": "number",
      "totalRecords": "number",
      "hasOlder": "boolean",
      "stateChanges": {
        "[]": "StateChange"
      }
    },
    "Message": {
      "id": "string",
      "message": "string",
      "createdAt": "string",
      "userSenderId": "string",
      "sender": "MessageSender",
      "messageType": "string",
      "emailId": [
        "string",
        "null"
      ],
      "documents": {
        "[]": "MessageDocument"
      },
      "requestState": "string"
    },
    "MessageSender": {
      "id": "string",
      "firstName": "string",
      "lastName": "string",
      "audience": "string",
      "organisation": "string",
      "jobTitle": [
        "string",
        "null"
      ],
      "isMe": "boolean",
      "isActive": "boolean",
      "impersonator?": {
        "id": "string",
        "firstName": "string",
        "lastName": "string"
      }
    },
    "MessageDocument": {
      "id": "string",
      "filename": "string",
      "category": "string",
      "mediaType": "string",
      "size": "number",
      "state": "string"
    },
    "StateChange": {
      "id": "string",
      "createdAt": "string",
      "state": "string",
      "by": "MessageSender"
    },
    "SentMessage": {
      "id": "string",
      "requestState": "string"
    },
    "Mail": {
      "mailId": "string",
      "from": "string",
      "to": {
        "[]": "string"
      },
      "subject": "string",
      "sentAt": "string",
      "content": [
        "string",
        "null"
      ]
    },
    "MtmSummary": {
      "valuationDate": [
        "string",
        "null"
      ],
      "count": "number",
      "notionalInEur": "number",
      "valueInEur": "number",
      "byProduct": {
        "[]": {
          "product": "string",
          "count": "number",
          "notionalInEur": "number",
          "valueInEur": "number"
        }
      }
    },
    "Notification": {
      "notificationId": "string",
      "serviceId": "string",
      "type": "string",
      "subject": "string",
      "url": "string",
      "count": [
        "number",
        "null"
      ],
      "createdAt": "string",
      "isSeen": "boolean"
    },
    "PowerOfAttorneyItem": {
      "ricosCode": "string",
      "normalizedLegalName": "string",
      "legalAddress": {
        "line1": "string",
        "line2": [
          "string",
          "null"
        ],
        "line3": [
          "string",
          "null"
        ],
        "zipCode": "string",
        "city": "string",
        "state": [
          "string",
          "null"
        ],
        "country": "string"
      },
      "hasSpartData": "boolean",
      "hasPdf": "boolean",
      "hasExpiredInformationInTwoMonth": "boolean",
      "firstToExpire": [
        {
          "fullName": "string",
          "lastValidityDate": "string"
        },
        "null"
      ],
      "inForceFrom": [
        "string",
        "null"
      ]
    },
    "PowerOfAttorneyDetails": {
      "ricosCode": "string",
      "unicornRefName": "string",
      "executionDate": "string",
      "hasSpartData": "boolean",
      "hasPdf": "boolean",
      "pdfSize": [
        "number",
        "null"
      ],
      "branches": {
        "[]": "PowerBranch"
      }
    },
    "PowerBranch": {
      "name": "string",
      "refCode": "string",
      "ricosType": "string",
      "modalities": {
        "[]": "PowerModality"
      },
      "signatories": {
        "[]": "PowerSignatory"
      }
    },
    "PowerModality": {
      "category": "string",
      "product": "string",
      "limit": [
        "number",
        "null"
      ]
    },
    "PowerSignatory": {
      "category": "string",
      "fullName": "string",
      "function": "string",
      "lastValidityDate": [
        "string",
        "null"
      ]
    },
    "WhoMaySign": {
      "product": "string",
      "amount": "number",
      "day": "string",
      "hasSpartData": "boolean",
      "inForceFrom": [
        "string",
        "null"
      ],
      "branches": {
        "[]": {
          "name": "string",
          "refCode": "string",
          "ricosType": "string",
          "clauses": {
            "[]": "PowerSigningClause"
          }
        }
      }
    },
    "PowerSigningClause": {
      "clause": "PowerModality",
      "outcome": "string",
      "signers": {
        "[]": {
          "[]": "PowerSignatory"
        }
      },
      "ended": {
        "[]": "PowerSignatory"
      }
    },
    "UserPreference": {
      "preference": "Preference",
      "values": {
        "[]": "string"
      },
      "category": "string"
    },
    "Preference": {
      "id": "string",
      "name": "string",
      "label": "string",
      "sublabel": "string",
      "scopes": {
        "[]": {
          "value": "string",
          "label": "string"
        }
      },
      "defaultValues": {
        "[]": "string"
      },
      "isMultiValues": "boolean",
      "isNotification": "boolean",
      "order": "number"
    },
    "NotificationPreference": {
      "preference": "Preference",
      "emailValue": "boolean",
      "webmailValue": "boolean",
      "category": "string"
    },
    "RequestsChanged": {
      "changed": "number",
      "left": "number"
    },
    "Request": {
      "id": "string",
      "reference": "string",
      "title": "string",
      "state": "string",
      "internalState": "string",
      "turn": "RequestTurn",
      "type": "string",
      "serviceCode": "string",
      "serviceName": "string",
      "legalEntities": {
        "[]": {
          "id": "string",
          "longName": "string"
        }
      },
      "createdBy": "string",
      "createdAt": "string",
      "updatedAt": "string",
      "favorite": "boolean",
      "unseen": "boolean",
      "neverSeen": "boolean",
      "quickClosing": [
        "string",
        "null"
      ],
      "isCreatedByMe": "boolean",
      "lastUpdateByMe": "boolean",
      "lastUpdaterFullName": "string",
      "contractName": "string",
      "description": "string",
      "contractId": "string",
      "action": [
        "string",
        "null"
      ],
      "topics": {
        "[]": {
          "id": "string",
          "content": {
            "[]": "string"
          }
        }
      },
      "serviceAction": [
        {
          "service": "string",
          "action": "string",
          "label": "string"
        },
        "null"
      ],
      "hasElectronicSignature": "boolean",
      "documentValidationEnabled": "boolean",
      "participants": {
        "[]": "RequestParticipant"
      },
      "externalApplications": {
        "[]": {
          "applicationName": "string",
          "externalId": "string"
        }
      },
      "additionalDetails": {
        "[]": {
          "label": "string",
          "value": "string"
        }
      },
      "tags": {
        "[]": "AttachedTag"
      },
      "lastSeenAt": [
        "string",
        "null"
      ],
      "counts": "RequestCounts",
      "rights": "RequestRights",
      "nextReminderAt": [
        "string",
        "null"
      ]
    },
    "RequestTurn": {
      "holder": "string",
      "verb": [
        "string",
        "null"
      ],
      "since": [
        "string",
        "null"
      ],
      "count": "number"
    },
    "RequestParticipant": {
      "user": {
        "id": "string",
        "firstName": "string",
        "lastName": "string"
      },
      "isMe": "boolean",
      "isActive": "boolean",
      "role": "string"
    },
    "RequestCounts": {
      "documents": "number",
      "messages": "number",
      "signed": "number",
      "signatories": "number"
    },
    "RequestRights": {
      "canWriteMessage": "boolean",
      "canReOpen": "boolean",
      "canRefuseToClose": "boolean",
      "canCancel": "boolean",
      "canRemind": "boolean",
      "canClose": "boolean",
      "canToClose": "boolean",
      "canDelete": "boolean",
      "canUploadDocument": "boolean",
      "canAddParticipants": "boolean",
      "canManageTags": "boolean"
    },
    "Reminded": {
      "nextReminderAt": [
        "string",
        "null"
      ]
    },
    "CreationContract": {
      "id": "string",
      "number": "string",
      "name": "string",
      "rights": {
        "canCreateRequest": "boolean"
      },
      "services": {
        "[]": "string"
      }
    },
    "CreationService": {
      "code": "string",
      "label": "string",
      "group": "string",
      "description": "string",
      "actions": {
        "[]": {
          "code": "string",
          "label": "string",
          "description": "string"
        }
      }
    },
    "RequestConfiguration": {
      "serviceCode": "string",
      "action": "string",
      "label": "string",
      "description": "string",
      "type": "string",
      "form": "string",
      "information": {
        "title": "string",
        "message": "string",
        "categories": "string",
        "legalEntities": "string",
        "participants": "string",
        "attachments": "string"
      },
      "maximumLegalEntities": [
        "number",
        "null"
      ],
      "attachments": {
        "maximum": "number",
        "mediaCategories": [
          {
            "[]": "string"
          },
          "null"
        ]
      },
      "steps": {
        "[]": {
          "id": "string",
          "switchable": "boolean",
          "onByDefault": "boolean",
          "attachments": {
            "maximum": "number",
            "mediaCategories": [
              {
                "[]": "string"
              },
              "null"
            ]
          }
        }
      },
      "canAskForValidation": "boolean",
      "maximumSignatories": "number",
      "usualTopicId": [
        "string",
        "null"
      ]
    },
    "GenericField": {
      "id": "string",
      "label": "string",
      "tooltip": "string",
      "placeholder": "string",
      "format": "string",
      "state": "string",
      "maxElements": "number",
      "currency?": "string",
      "earliest?": "string"
    },
    "ServiceTopic": {
      "serviceCode": "string",
      "id": "string",
      "content": "string",
      "subTopics": {
        "[]": {
          "id": "string",
          "content": "string"
        }
      },
      "canAddMultipleParticipant": "boolean",
      "needAtLeastOneRicos": "boolean"
    },
    "LegalEntityOption": {
      "ricos": "string",
      "label": "string",
      "isFixed": "boolean"
    },
    "RequestServiceRights": {
      "canCreateRequest": "boolean"
    },
    "CreatedRequest": {
      "id": "string",
      "reference": "string"
    },
    "RequestDocument": {
      "id": "string",
      "filename": "string",
      "type": "string",
      "mediaType": "string",
      "size": "number",
      "creationDate": "string",
      "category": {
        "id": "string",
        "name": "string",
        "documentService": "string"
      },
      "contract": [
        {
          "id": "string",
          "name": "string"
        },
        "null"
      ],
      "service": [
        {
          "id": "string",
          "label": "string"
        },
        "null"
      ],
      "tags": {
        "[]": "AttachedTag"
      },
      "authorFirstName": "string",
      "authorLastName": "string",
      "authorIsDeleted": "boolean",
      "isUploadedByMe": "boolean",
      "isUnread": "boolean",
      "isFavorite": "boolean",
      "isRequested": "boolean",
      "state": "string",
      "ricosLinked": {
        "[]": {
          "ricosCode": "string",
          "ricosName": "string"
        }
      },
      "rights": {
        "canDelete": "boolean",
        "canUpdate": "boolean",
        "canManageTags": "boolean",
        "canValidate": "boolean"
      },
      "messageId": [
        "string",
        "null"
      ],
      "topicIds": {
        "[]": "string"
      }
    },
    "RequestRecord": {
      "id": "string",
      "reference": "string",
      "title": "string",
      "state": "string",
      "internalState": "string",
      "turn": "RequestTurn",
      "type": "string",
      "serviceCode": "string",
      "serviceName": "string",
      "legalEntities": {
        "[]": {
          "id": "string",
          "longName": "string"
        }
      },
      "createdBy": "string",
      "createdAt": "string",
      "updatedAt": "string",
      "favorite": "boolean",
      "unseen": "boolean",
      "neverSeen": "boolean",
      "quickClosing": [
        "string",
        "null"
      ],
      "isCreatedByMe": "boolean",
      "lastUpdateByMe": "boolean",
      "lastUpdaterFullName": "string",
      "contractName?": "string",
      "internalIds?": {
        "[]": "string"
      },
      "description?": "string",
      "contractId?": "string",
      "action?": [
        "string",
        "null"
      ],
      "topics?": {
        "[]": {
          "id": "string",
          "content": {
            "[]": "string"
          }
        }
      },
      "serviceAction?": [
        {
          "service": "string",
          "action": "string",
          "label": "string"
        },
        "null"
      ],
      "hasElectronicSignature?": "boolean",
      "documentValidationEnabled?": "boolean",
      "participants?": {
        "[]": "RequestParticipant"
      },
      "externalApplications?": {
        "[]": {
          "applicationName": "string",
          "externalId": "string"
        }
      },
      "additionalDetails?": {
        "[]": {
          "label": "string",
          "value": "string"
        }
      },
      "tags?": {
        "[]": "AttachedTag"
      },
      "lastSeenAt?": [
        "string",
        "null"
      ],
      "counts?": "RequestCounts",
      "rights?": "RequestRights",
      "nextReminderAt?": [
        "string",
        "null"
      ]
    },
    "RequestList": {
      "records": {
        "[]": "RequestSummary"
      },
      "totals": [
        {
          "matching": "number",
          "all": "number"
        },
        "null"
      ],
      "facets": {
        "*": {
          "[]": {
            "value": "string",
            "label": "string",
            "count": "number"
          }
        }
      },
      "readAt": "string"
    },
    "RequestSummary": {
      "id": "string",
      "reference": "string",
      "title": "string",
      "state": "string",
      "internalState": "string",
      "turn": "RequestTurn",
      "type": "string",
      "serviceCode": "string",
      "serviceName": "string",
      "legalEntities": {
        "[]": {
          "id": "string",
          "longName": "string"
        }
      },
      "createdBy": "string",
      "createdAt": "string",
      "updatedAt": "string",
      "favorite": "boolean",
      "unseen": "boolean",
      "neverSeen": "boolean",
      "quickClosing": [
        "string",
        "null"
      ],
      "isCreatedByMe": "boolean",
      "lastUpdateByMe": "boolean",
      "lastUpdaterFullName": "string",
      "contractName?": "string",
      "internalIds?": {
        "[]": "string"
      }
    },
    "RequestCounters": {
      "yourTurn": "number",
      "actionRequired": "number",
      "inProgress": "number",
      "open": "number",
      "toClose": "number",
      "closed": "number",
      "favorite": "number",
      "unseen": "number",
      "neverSeen": "number"
    },
    "RequestsRights": {
      "canCreateRequest": "boolean"
    },
    "ResearchNote": {
      "id": "string",
      "companyName": "string",
      "currency": "string",
      "currentTargetPrice": "number",
      "rating": "string",
      "publicationDate": "string",
      "requestedAt": [
        "string",
        "null"
      ]
    },
    "SavedSearch": {
      "id": "string",
      "name": "string",
      "query": "SavedQuery",
      "filterCount": "number",
      "appliedCount": "number",
      "isFavorite": "boolean",
      "alert": [
        "string",
        "null"
      ],
      "createdAt": "string",
      "sharedBy": [
        "string",
        "null"
      ]
    },
    "SavedQuery": {
      "query?": "string",
      "changed?": {
        "[]": "string"
      },
      "recent?": {
        "[]": "string"
      },
      "own?": {
        "[]": "string"
      },
      "services?": {
        "[]": "string"
      },
      "country?": {
        "[]": "string"
      },
      "currency?": {
        "[]": "string"
      },
      "ricosCodes?": {
        "[]": "string"
      },
      "contracts?": {
        "[]": "string"
      },
      "tags?": {
        "[]": "string"
      },
      "timeLine": {
        "dateFrom": [
          "string",
          "null"
        ],
        "dateTo": [
          "string",
          "null"
        ]
      }
    },
    "SearchAnswer": {
      "total": "number",
      "isForgiving": "boolean",
      "groups": {
        "[]": "SearchGroup"
      }
    },
    "SearchGroup": {
      "type": "string",
      "service": "string",
      "label": "string",
      "weight": "number",
      "total": "number",
      "categories": {
        "[]": {
          "id": "string",
          "label": "string",
          "count": "number"
        }
      },
      "results": {
        "[]": "SearchResult"
      }
    },
    "SearchResult": {
      "id": "string",
      "title": "MarkedText",
      "description": "MarkedText",
      "link": "string",
      "category": {
        "[]": {
          "id": "string",
          "label": "string"
        }
      },
      "weight": "number",
      "isOnOptimall": "boolean",
      "utcDate": [
        "string",
        "null"
      ],
      "entityId": [
        "string",
        "null"
      ],
      "details": {
        "country": [
          "string",
          "null"
        ],
        "contractName": [
          "string",
          "null"
        ],
        "contractId": [
          "string",
          "null"
        ],
        "entities": {
          "[]": "string"
        },
        "tags": {
          "[]": "AttachedTag"
        },
        "tagEntityType": [
          "string",
          "null"
        ],
        "canManageTags": "boolean",
        "document": [
          "Document",
          "null"
        ]
      }
    },
    "MarkedText": {
      "text": "string",
      "marks": {
        "[]": {
          "start": "number",
          "end": "number"
        }
      }
    },
    "ServiceAvailability": {
      "serviceId": "string",
      "isAvailable": "boolean"
    },
    "ServiceContract": {
      "id": "string",
      "name": "string"
    },
    "ServiceGrid": {
      "serviceLabel": "string",
      "serviceCode": "string",
      "serviceId": "string",
      "asOfDate": [
        "string",
        "null"
      ],
      "headers": {
        "[]": "GridHeader"
      },
      "rows": {
        "[]": "GridRow"
      },
      "isTruncated": "boolean",
      "noResultsLabel": "string",
      "pinnedColumns": "number",
      "faq": {
        "[]": {
          "question": "string",
          "answer": "string"
        }
      },
      "reports": {
        "[]": {
          "id": "string",
          "label": "string"
        }
      }
    },
    "GridHeader": {
      "id": "string",
      "label": "string",
      "type": "string",
      "isTotalled": "boolean",
      "isDeadline": "boolean",
      "firstValues?": {
        "[]": "string"
      },
      "labels?": {
        "*": "string"
      }
    },
    "GridRow": {
      "id": "string",
      "cells": {
        "*": [
          "string",
          "number",
          "null"
        ]
      }
    },
    "WaitingEnvelope": {
      "envelopeId": "string",
      "title": "string",
      "requestId": "string",
      "requestTitle": "string",
      "invitedAt": "string",
      "signedCount": "number",
      "signatoriesCount": "number"
    },
    "SignatureEnvelope": {
      "envelopeId": "string",
      "title": "string",
      "status": "string",
      "signatureType": "string",
      "statusChangedAt": "string",
      "createdAt": "string",
      "createdBy": "string",
      "isCreatedByMe": "boolean",
      "signatories": {
        "[]": "EnvelopeSignatory"
      },
      "attachments": {
        "[]": {
          "id": "string",
          "filename": "string",
          "size": "number",
          "signedDocumentId": [
            "string",
            "null"
          ]
        }
      },
      "enableGroupSign": "boolean",
      "groupSignFirst": "string",
      "signatureOption": "string",
      "legalEntity?": {
        "legalName": "string",
        "siren": "string"
      },
      "declineReason": "string",
      "nextReminderAt": [
        "string",
        "null"
      ],
      "rights": {
        "canRemind": "boolean",
        "canCancel": "boolean",
        "canDownload": "boolean"
      }
    },
    "EnvelopeSignatory": {
      "id": "string",
      "name": "string",
      "email": "string",
      "status": "string",
      "statusChangedAt": "string",
      "roleName": "string",
      "order": "number",
      "group": "string",
      "invitedAt": [
        "string",
        "null"
      ],
      "remindedAt": [
        "string",
        "null"
      ],
      "isMe": "boolean",
      "signingUrl": [
        "string",
        "null"
      ],
      "canResend": "boolean",
      "nextReminderAt": [
        "string",
        "null"
      ]
    },
    "EnvelopeEvent": {
      "id": "string",
      "at": "string",
      "kind": "string",
      "signatory": [
        "EnvelopePerson",
        "null"
      ],
      "by": [
        "EnvelopePerson",
        "null"
      ],
      "reason": "string"
    },
    "EnvelopePerson": {
      "name": "string",
      "isMe": "boolean"
    },
    "SignableDocument": {
      "id": "string",
      "filename": "string",
      "size": "number"
    },
    "SignedDocument": {
      "id": "string",
      "envelopeId": "string",
      "filename": "string",
      "size": "number",
      "creationDate": "string"
    },
    "Tag": {
      "id": "string",
      "name": "string",
      "synonym": [
        "string",
        "null"
      ],
      "countryCode": [
        "string",
        "null"
      ],
      "group": "TagGroup",
      "isDeletableByCurrentUser": "boolean",
      "isDeleted": "boolean",
      "isNew": "boolean",
      "contractId?": [
        "string",
        "null"
      ],
      "amountOfUses": "number"
    },
    "TradeConfirmation": {
      "id": "string",
      "reference": "string",
      "product": "string",
      "legalEntity": {
        "ricosCode": "string",
        "longName": "string"
      },
      "currency": "string",
      "amount": "number",
      "tradeDate": "string",
      "valueDate": "string",
      "dueAt": "string",
      "isLate": "boolean"
    },
    "TradeFinanceContent": {
      "title": "ContentText",
      "blocks": {
        "[]": {
          "tabId": "string",
          "blockId": "string",
          "title": "ContentText",
          "description": "ContentText",
          "documents": {
            "[]": "TradeFinanceDocument"
          }
        }
      }
    },
    "TradeFinanceDocument": {
      "id": "string",
      "filename": "string",
      "type": "string",
      "mediaType": "string",
      "size": "number",
      "language": [
        "string",
        "null"
      ],
      "updatedAt": "string",
      "version": "number",
      "tags": {
        "[]": "AttachedTag"
      },
      "descriptionEn": [
        "string",
        "null"
      ],
      "descriptionFr": [
        "string",
        "null"
      ]
    },
    "TreasuryList": {
      "extractionDate": [
        "string",
        "null"
      ],
      "isTruncated": "boolean",
      "isWithheld": "boolean",
      "quantities": {
        "LOAN": "number",
        "DEPOSIT": "number"
      },
      "data": {
        "[]": "TreasuryItem"
      }
    },
    "TreasuryItem": {
      "id": "string",
      "type": "string",
      "subType": "string",
      "balanceCategory": "string",
      "typeLabel": "string",
      "company": "string",
      "country": "string",
      "bank": "string",
      "referenceNo": "string",
      "startDate": "string",
      "maturityDate": [
        "string",
        "null"
      ],
      "currency": "string",
      "amount": "number",
      "amountInEUR": "number",
      "undrawnAmount": "number",
      "undrawnAmountCcy": "string",
      "undrawnAmountInEUR": "number",
      "rate": [
        "number",
        "null"
      ],
      "rateType": [
        "string",
        "null"
      ],
      "rateIndex": [
        "string",
        "null"
      ],
      "aggregationKey": [
        "string",
        "null"
      ]
    },
    "TreasuryDetail": {
      "id": "string",
      "type": "string",
      "subType": "string",
      "balanceCategory": "string",
      "typeLabel": "string",
      "company": "string",
      "country": "string",
      "bank": "string",
      "referenceNo": "string",
      "startDate": "string",
      "maturityDate": [
        "string",
        "null"
      ],
      "currency": "string",
      "amount": "number",
      "amountInEUR": "number",
      "undrawnAmount": "number",
      "undrawnAmountCcy": "string",
      "undrawnAmountInEUR": "number",
      "rate": [
        "number",
        "null"
      ],
      "rateType": [
        "string",
        "null"
      ],
      "rateIndex": [
        "string",
        "null"
      ],
      "aggregationKey": [
        "string",
        "null"
      ],
      "accruedInterests": [
        "number",
        "null"
      ],
      "calculationBasis": [
        "string",
        "null"
      ],
      "interestCalcDate": [
        "string",
        "null"
      ],
      "outstandingMaturityDate": [
        "string",
        "null"
      ],
      "amortizations": {
        "[]": {
          "dueDate": "string",
          "amount": "number",
          "currency": "string"
        }
      },
      "extractionDate": "string"
    },
    "UploadedDocument": {
      "documentId": "string",
      "duplicated": "boolean"
    },
    "Upload": {
      "uploadId": "string",
      "filename": "string",
      "size": "number",
      "received": "number",
      "expiresAt": "string"
    },
    "HeldDocument": {
      "documentId": "string",
      "filename": "string",
      "size": "number"
    },
    "UserRole": {
      "name": "string",
      "contract": {
        "name": "string"
      },
      "clientTeamRole": [
        {
          "category": "string",
          "businessLine": "string",
          "teamName": "string"
        },
        "null"
      ]
    },
    "UserSummary": {
      "id": "string",
      "firstName": "string",
      "lastName": "string",
      "email": "string",
      "canBeImpersonated": "boolean"
    },
    "UserScope": {
      "contracts": {
        "[]": {
          "id": "string",
          "name": "string"
        }
      },
      "legalEntities": {
        "[]": {
          "ricosCode": "string",
          "longName": "string",
          "countryCode": "string"
        }
      }
    },
    "NewsItem": {
      "id": "string",
      "title": "string",
      "description": "string",
      "isNew": "boolean",
      "publishedAt": "string",
      "imageFormatS": [
        "string",
        "null"
      ],
      "imageFormatM": [
        "string",
        "null"
      ],
      "button": [
        {
          "type": "string",
          "label": "string",
          "url": "string"
        },
        "null"
      ]
    },
    "WidgetPreferences": {
      "template": [
        "string",
        "null"
      ],
      "config": [
        "string",
        "null"
      ]
    },
    "EventPage": {
      "id": "string",
      "base64Image": "string",
      "url": "string",
      "title": "string",
      "place": "string",
      "startsAt": "string",
      "endsAt": "string"
    },
    "WidgetInformation": {
      "title": "string",
      "subTitle": "string",
      "image": [
        "string",
        "null"
      ],
      "description": "string"
    }
  },
  "answers": {
    "accessExplanations": {
      "explain": "AccessExplanation",
      "ask": "AccessRequest"
    },
    "accessReviews": {
      "listOpen": {
        "[]": "OpenAccessReview"
      },
      "openSeveral": {
        "[]": "AccessReview"
      },
      "list": {
        "[]": "AccessReview"
      },
      "open": "AccessReviewDetail",
      "get": "AccessReviewDetail",
      "decide": {
        "[]": "AccessReviewLine"
      },
      "close": "AccessReview"
    },
    "analytics": {
      "activity": "UserActivity",
      "contractActivity": {
        "[]": "UserActivity"
      }
    },
    "auditEvents": {
      "all": {
        "pageRecords": {
          "[]": "AuditEvent"
        },
        "totalPages": "number",
        "totalRecords": "number"
      },
      "ofContract": {
        "pageRecords": {
          "[]": "AuditEvent"
        },
        "totalPages": "number",
        "totalRecords": "number",
        "since": [
          "string",
          "null"
        ]
      }
    },
    "auditReports": {
      "content": "AuditReportsContent",
      "rights": {
        "canEdit": "boolean"
      },
      "document": "AuditReportsDocument"
    },
    "carbonEmissions": {
      "summary": "CarbonEmissionsSummary"
    },
    "cashManagement": {
      "documents": {
        "[]": "CashManagementDocument"
      },
      "document": "CashManagementDocument",
      "translation": {
        "[]": "CashManagementText"
      },
      "rights": {
        "canEdit": "boolean"
      }
    },
    "clients": {
      "list": {
        "[]": "Client"
      },
      "legalEntities": {
        "[]": "LegalEntity"
      }
    },
    "contacts": {
      "search": {
        "members": {
          "[]": {
            "clientMember": "Contact",
            "analyticsActivity": [
              "ContactActivity",
              "null"
            ],
            "canBeImpersonated": "boolean"
          }
        },
        "totalRecords": "number",
        "searchCriteria": {
          "query": "string",
          "categories": {
            "[]": "string"
          },
          "businessLines": {
            "[]": "string"
          },
          "contracts": {
            "[]": "string"
          },
          "countries": {
            "[]": "string"
          },
          "products": {
            "[]": "string"
          },
          "types": {
            "[]": "string"
          },
          "sort": "string",
          "page": "number",
          "limit": "number"
        }
      },
      "filters": {
        "[]": "FilterBlock"
      }
    },
    "content": {},
    "dataRooms": {
      "list": {
        "pageRecords": {
          "[]": "DataRoom"
        },
        "totalPages": "number",
        "totalRecords": "number"
      }
    },
    "contactRequests": {
      "list": {
        "[]": "ContactRequest"
      }
    },
    "contracts": {
      "list": {
        "pageRecords": {
          "[]": "ContractSummary"
        },
        "totalPages": "number",
        "totalRecords": "number",
        "kinds": {
          "CLIENT": "number",
          "ATRIUM": "number",
          "OSA": "number"
        },
        "allRecords": "number"
      },
      "services": {
        "serviceCategories": {
          "[]": {
            "name": "string",
            "label": "string"
          }
        },
        "services": {
          "[]": "ContractService"
        }
      },
      "assignable": {
        "[]": "AssignableContract"
      },
      "termsVersions": {
        "[]": "TermsVersion"
      },
      "mine": "Contract",
      "get": "Contract",
      "create": "Contract",
      "update": "Contract",
      "patch": {
        "id": "string",
        "bmf": {
          "visibility": "boolean"
        }
      },
      "legalEntities": {
        "[]": "LegalEntity"
      },
      "lists": {
        "[]": "LegalEntitiesList"
      },
      "createList": "LegalEntitiesList",
      "updateList": "LegalEntitiesList",
      "entitiesList": "LegalEntitiesList"
    },
    "contractUsers": {
      "list": {
        "[]": "ContractUser"
      },
      "contacts": {
        "[]": "ContractContact"
      },
      "add": {
        "[]": "ContractUser"
      },
      "update": {
        "[]": "ContractUser"
      },
      "services": {
        "[]": "ServiceRights"
      },
      "rights": {
        "[]": {
          "userId": "string",
          "version": "number",
          "rights": {
            "[]": "AssignedRight"
          }
        }
      },
      "setRights": {
        "[]": "ContractUser"
      },
      "undoRights": {
        "[]": "ContractUser"
      },
      "previewRights": "RightsPreview",
      "rightsAt": "ContractRights",
      "rightsChanges": "RightsChanges",
      "rightsChange": "RightsChangeAt"
    },
    "deadLetters": {
      "list": {
        "[]": "DeadLetter"
      },
      "retry": "DeadLetterRetry"
    },
    "documents": {
      "search": {
        "pageRecords": {
          "[]": "Document"
        },
        "totalPages": "number",
        "totalRecords": "number"
      },
      "filters": {
        "[]": "FilterBlock"
      },
      "categories": {
        "[]": "DocumentCategory"
      },
      "rights": "DocumentRights",
      "availableCategories": {
        "[]": "DocumentCategory"
      },
      "legalEntities": {
        "[]": {
          "ricosCode": "string",
          "ricosName": "string"
        }
      },
      "reachableUsers": {
        "[]": "ReachableUser"
      },
      "publish": {
        "[]": "Document"
      },
      "addSignedContracts": {
        "[]": "Document"
      }
    },
    "enums": {
      "contractStatus": {
        "[]": "string"
      },
      "clientRole": {
        "[]": "string"
      }
    },
    "expiryCalendar": {
      "get": "ExpiryCalendar",
      "feed": {
        "feed": [
          "ExpiryFeed",
          "null"
        ]
      },
      "createFeed": {
        "address": "string",
        "feed": "ExpiryFeed"
      },
      "reminders": "ExpiryReminders"
    },
    "featureFlipping": {
      "list": {
        "[]": "FeatureFlag"
      },
      "get": "boolean"
    },
    "feedbacks": {},
    "forecast": {
      "list": {
        "[]": "Forecast"
      }
    },
    "guarantees": {
      "summary": "GuaranteesSummary"
    },
    "health": {
      "get": "Health"
    },
    "highlights": {
      "articles": {
        "pageRecords": {
          "[]": "Article"
        },
        "totalPages": "number",
        "totalRecords": "number"
      },
      "filters": {
        "[]": "FilterBlock"
      },
      "image": {
        "base64Image": "string"
      },
      "publications": {
        "[]": "Article"
      },
      "article": "ArticleDetail"
    },
    "home": {
      "changes": "HomeChanges"
    },
    "impersonation": {
      "start": "User",
      "stop": "User"
    },
    "informationHub": {
      "translations": "HubTranslations",
      "saveTranslations": "HubTranslations",
      "documents": {
        "[]": "HubDocument"
      },
      "rights": {
        "canEdit": "boolean"
      },
      "description": "HubDocumentDescription"
    },
    "kyc": {
      "list": {
        "pageRecords": {
          "[]": "KycRecord"
        },
        "totalCount": "number"
      },
      "search": {
        "pageRecords": {
          "[]": "ListedKycRecord"
        },
        "totalCount": "number"
      },
      "filters": {
        "[]": "FilterBlock"
      },
      "get": "KycDetails",
      "documents": {
        "[]": "KycDocument"
      }
    },
    "legalDashboard": {
      "summary": "LegalDashboardSummary"
    },
    "loansAndDeposits": {
      "list": "FinancingList",
      "rights": {
        "canCreateRequest": "boolean",
        "canUseContractForm": "boolean"
      },
      "contracts": {
        "[]": "FinancingContract"
      },
      "summary": "LoansAndDepositsSummary",
      "detail": "FinancingDetail"
    },
    "log": {},
    "messages": {
      "list": "Conversation",
      "post": "SentMessage",
      "mail": "Mail"
    },
    "mtm": {
      "summary": "MtmSummary"
    },
    "notifications": {
      "list": {
        "pageRecords": {
          "[]": "Notification"
        },
        "totalPages": "number",
        "totalRecords": "number"
      }
    },
    "powerOfAttorney": {
      "list": {
        "pageRecords": {
          "[]": "PowerOfAttorneyItem"
        },
        "totalPages": "number",
        "totalRecords": "number"
      },
      "get": "PowerOfAttorneyDetails",
      "whoMaySign": "WhoMaySign"
    },
    "preferences": {
      "list": {
        "[]": "UserPreference"
      },
      "listNotifications": {
        "[]": "NotificationPreference"
      },
      "getNotification": "NotificationPreference",
      "get": "UserPreference"
    },
    "requestActions": {
      "updateMatching": "RequestsChanged",
      "update": "Request",
      "remind": "Reminded",
      "reachableUsers": {
        "[]": "ReachableUser"
      },
      "addParticipants": "Request",
      "legalEntities": {
        "[]": {
          "id": "string",
          "longName": "string",
          "countryCode": "string"
        }
      }
    },
    "requestCreation": {
      "contracts": {
        "[]": "CreationContract"
      },
      "services": {
        "[]": "CreationService"
      },
      "configuration": "RequestConfiguration",
      "generic": {
        "[]": "GenericField"
      },
      "topics": {
        "[]": "ServiceTopic"
      },
      "legalEntities": {
        "[]": "LegalEntityOption"
      },
      "reachableUsers": {
        "[]": "ReachableUser"
      },
      "serviceRights": "RequestServiceRights",
      "create": "CreatedRequest"
    },
    "requestDocuments": {
      "list": {
        "[]": "RequestDocument"
      },
      "listOfMessages": {
        "[]": "RequestDocument"
      },
      "topics": {
        "[]": {
          "id": "string",
          "content": "string"
        }
      },
      "add": {
        "[]": "RequestDocument"
      },
      "setState": "RequestDocument",
      "setStateByMessaging": "RequestDocument"
    },
    "requests": {
      "list": {
        "pageRecords": {
          "[]": "RequestRecord"
        },
        "totalPages": "number",
        "totalRecords": "number"
      },
      "search": "RequestList",
      "counters": "RequestCounters",
      "rights": "RequestsRights",
      "get": "Request"
    },
    "research": {
      "notes": {
        "pageRecords": {
          "[]": "ResearchNote"
        },
        "totalPages": "number",
        "totalRecords": "number"
      },
      "requestDocument": {
        "requestedAt": "string"
      }
    },
    "savedSearches": {
      "list": {
        "[]": "SavedSearch"
      },
      "create": "SavedSearch",
      "toggleFavorite": "SavedSearch",
      "rename": "SavedSearch",
      "setAlert": "SavedSearch",
      "contracts": {
        "[]": {
          "id": "string",
          "name": "string"
        }
      },
      "reachableUsers": {
        "[]": "ReachableUser"
      }
    },
    "search": {
      "filters": {
        "[]": "FilterBlock"
      },
      "search": "SearchAnswer"
    },
    "serviceAvailability": {
      "list": {
        "[]": "ServiceAvailability"
      }
    },
    "serviceContracts": {
      "list": {
        "[]": "ServiceContract"
      }
    },
    "serviceGrids": {
      "grid": "ServiceGrid",
      "rights": {
        "canFilter": "boolean"
      }
    },
    "signatures": {
      "emailDomains": {
        "[]": "string"
      },
      "waiting": {
        "pageRecords": {
          "[]": "WaitingEnvelope"
        },
        "totalPages": "number",
        "totalRecords": "number"
      },
      "list": {
        "[]": "SignatureEnvelope"
      },
      "history": {
        "[]": "EnvelopeEvent"
      },
      "create": {
        "envelopeId": "string"
      },
      "resendOne": "Reminded",
      "remind": "Reminded",
      "signable": {
        "[]": "SignableDocument"
      },
      "signedDocuments": {
        "[]": "SignedDocument"
      }
    },
    "tags": {
      "available": {
        "[]": "Tag"
      },
      "associations": {
        "[]": "Tag"
      },
      "get": "Tag",
      "change": {
        "[]": "AttachedTag"
      }
    },
    "tradeConfirmations": {
      "list": {
        "pageRecords": {
          "[]": "TradeConfirmation"
        },
        "totalPages": "number",
        "totalRecords": "number"
      }
    },
    "tradeFinance": {
      "content": "TradeFinanceContent",
      "rights": {
        "canUploadDocument": "boolean",
        "canDeleteDocument": "boolean",
        "canEditTexts": "boolean"
      },
      "document": "TradeFinanceDocument"
    },
    "treasuryReporting": {
      "list": "TreasuryList",
      "rights": {
        "canCreateRequest": "boolean",
        "canUseContractForm": "boolean"
      },
      "contracts": {
        "[]": "FinancingContract"
      },
      "detail": "TreasuryDetail"
    },
    "uploads": {
      "document": "UploadedDocument",
      "start": "Upload",
      "held": {
        "[]": "HeldDocument"
      },
      "get": "Upload",
      "append": "Upload",
      "complete": "UploadedDocument"
    },
    "users": {
      "me": "User",
      "roles": {
        "[]": "UserRole"
      },
      "search": {
        "[]": "UserSummary"
      },
      "update": "User",
      "scope": "UserScope"
    },
    "whatsNew": {
      "get": {
        "news": {
          "[]": "NewsItem"
        }
      }
    },
    "widgets": {
      "list": {
        "[]": "UserWidget"
      },
      "preferences": "WidgetPreferences",
      "pages": {
        "pages": {
          "[]": "EventPage"
        }
      },
      "information": "WidgetInformation"
    }
  }
};
