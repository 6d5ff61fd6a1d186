/**
 * Keys, arguments and tags of the English texts, by area. Written from the JSON by `npm run build:messages`.
 * Of a message only what takes values is left, from which use-intl derives the types of its arguments.
 */
export interface EnglishMessages {
  account: {
    panel: {
      title: '';
      price: '';
      signed: '';
      verify: '';
      seal: '{brand}';
    };
    fields: {
      name: '';
      email: '';
      emailHint: '';
      phone: '';
      phoneHint: '<number></number>';
      password: '';
      passwordHint: '';
      confirmPassword: '';
      newPassword: '';
      newPasswordHint: '';
      confirmNewPassword: '';
      match: '';
      differ: '';
    };
    backToLogin: '';
    goToLogin: '';
    goToLoginNow: '';
    countdown: '{seconds, plural, one {} other {}}';
    waiting: '';
    login: {
      title: '';
      heading: '';
      description: '';
      newHere: '<link></link>';
      forgot: '';
      toOrder: '';
      submit: '';
      passkey: '';
      sendAgain: '';
      sentAgain: '';
    };
    secondStep: {
      code: '';
      hint: '';
      otherAccount: '';
    };
    register: {
      title: '';
      heading: '';
      description: '';
      already: '<link></link>';
      toOrder: '';
      quoteWaits: '';
      submit: '';
      done: '';
      doneText: '<email></email>';
    };
    forgot: {
      title: '';
      heading: '';
      description: '';
      submit: '';
      sent: '';
      sentText: '<email></email>';
      otherAddress: '';
      sendAnother: '';
      sendAnotherIn: '{seconds, number}';
      sentAnother: '';
    };
    reset: {
      title: '';
      unusable: '';
      newLink: '';
      heading: '';
      description: '';
      submit: '';
      done: '';
      doneText: '';
    };
    confirm: {
      title: '';
      failed: '';
      sendNew: '';
      already: '';
      alreadyText: '<email></email>';
      done: '';
      doneText: '<email></email>';
    };
    undo: {
      title: '';
      description: '';
      submit: '';
      resetPassword: '';
      done: '';
      doneText: '<email></email>';
    };
  };
  bulk: {
    title: '';
    description: '{count, number}';
    list: {
      title: '';
      text: '{columns}{languages}{types}';
      choose: '';
      limits: '';
    };
    files: {
      title: '';
      text: '';
      choose: '';
      chosen: '{count, plural, one {} other {}}';
      limits: '';
    };
    check: {
      title: '';
      read: '';
      done: '{done, number}{total, number}';
      action: '';
      create: '{count, plural, one {} other {}}';
      orders: '';
    };
    right: '';
    empty: '';
    ready: '{orders, plural, one {} other {}}{pages, plural, one {} other {}}{price}';
    emptyText: '';
    surplus: '{count, plural, one {{names}} other {{names}}}';
    more: '{names}';
    faults: '{count, plural, one {} other {}}';
    faultsText: '';
    caption: '';
    line: '';
    column: '';
    say: '';
    wholeLine: '';
    atLine: '{line, number}';
    atFiles: '';
    uploaded: '';
    notUploaded: '{count, number}';
    waiting: '';
    notChosen: '';
    choose: '{filename}';
    failed: '{filename}{text}';
    fault: {
      unread: '';
      unreadable: '';
      endless: '{max}';
      values: '{found}{expected}';
      nameMissing: '';
      nameLong: '{max}';
      nameWrong: '';
      language: '{languages}';
      type: '{types}';
      referenceLong: '{max}';
      referenceWrong: '';
      fileMissing: '';
      fileType: '';
      fileName: '';
      fileTwice: '{first}';
    };
  };
  business: {
    title: '';
    heading: '';
    text: '';
    organizations: {
      title: '';
      text: '';
      open: '';
    };
    quotes: {
      title: '';
      text: '{days, number}';
      open: '';
    };
    bulk: {
      title: '';
      text: '{count, number}';
      open: '';
    };
    api: {
      title: '';
      text: '';
      open: '';
    };
    inEnglish: '';
  };
  developers: {
    title: '';
    text: '';
    kept: '';
    keys: {
      title: '';
      text: '';
      create: '';
      dialog: '';
      none: '';
      noneText: '';
      rotate: '';
      rotateOf: '{name}';
      rotateTitle: '{name}';
      rotateText: '';
      rotateKey: '';
      revoke: '';
      revokeOf: '{name}';
      revokeTitle: '{name}';
      revokeText: '';
      revokeKey: '';
      shown: '';
      shownText: '';
      noun: '';
    };
    card: {
      test: '';
      created: '<date></date><by></by>';
      lastUsed: '<date></date>';
      never: '';
      version: '{version}';
      expires: '<date></date>';
      onlyFrom: '<addresses></addresses>';
      unused: '<date></date>';
      replaced: '<date></date>';
    };
    form: {
      name: '';
      nameHint: '';
      kind: '';
      kindHint: '';
      live: '';
      test: '';
      rights: '';
      expires: '';
      days: '{count, plural, one {} other {}}';
      year: '';
      never: '';
      networks: '';
      networksHint: '';
    };
    scopes: {
      'documents:read': {
        label: '';
        allows: '';
      };
      'documents:write': {
        label: '';
        allows: '';
      };
      'payments:write': {
        label: '';
        allows: '';
      };
      'verification:read': {
        label: '';
        allows: '';
      };
      'webhooks:manage': {
        label: '';
        allows: '';
      };
    };
    hooks: {
      title: '';
      which: '';
      modes: {
        live: '';
        test: '';
      };
      live: {
        text: '';
        none: '';
        noneText: '';
      };
      test: {
        text: '';
        none: '';
        noneText: '';
      };
      add: '';
      list: '';
      addTitle: '';
      editTitle: '';
      save: '';
      states: {
        enabled: '';
        paused: '';
        failed: '';
        gone: '';
      };
      stateTexts: {
        paused: '';
        failed: '';
        gone: '';
      };
      failing: '<date></date>';
      former: '<date></date>';
      actions: {
        test: '';
        edit: '';
        rotate: '';
        pause: '';
        enable: '';
        delete: '';
      };
      actionOf: '{action}{url}';
      rotateTitle: '';
      rotateText: '';
      deleteTitle: '';
      deleteText: '';
      deleteConfirm: '';
      shown: '';
      shownText: '';
      noun: '';
      url: '';
      urlHint: '';
      events: '';
      description: '';
    };
    events: {
      document: {
        paid: '';
      };
      translation: {
        drafted: '';
        completed: '';
      };
      question: {
        asked: '';
      };
      certificate: {
        revoked: '';
      };
      payment: {
        refunded: '';
      };
    };
    log: {
      title: '';
      text: '';
      refresh: '';
      none: '';
      noneText: '';
      noun: '';
      states: {
        pending: '';
        delivered: '';
        failed: '';
      };
      test: '';
      attempts: '{count, plural, one {} other {}}';
      next: '<date></date>';
      payload: '';
      noAnswer: '';
      failures: {
        url: '';
        host: '';
        network: '';
        connection: '';
        tls: '';
        timeout: '';
        answer: '';
        key: '';
      };
      ms: '{ms}';
      again: '';
      againOf: '{type}{id}';
    };
  };
  documents: {
    list: {
      title: '';
      description: '';
      caption: '';
      search: '';
      none: '';
      noneText: '';
      order: '';
      noMatch: '';
      noun: '';
      all: '';
      view: '';
      grid: '';
      table: '';
      pair: '{source}{target}';
      columns: {
        document: '';
        status: '';
        language: '';
        pages: '';
        price: '';
        created: '';
        actions: '';
      };
    };
    actions: {
      processing: '';
      resume: '';
      resumeOf: '{name}';
      download: '';
      downloadOf: '{name}';
      view: '';
      viewOf: '{name}';
      ready: '';
    };
    details: {
      title: '';
      verification: '';
      order: '';
      document: '';
      type: '';
      language: '';
      noLanguage: '';
      bankStatement: '';
      yes: '';
      no: '';
      recipient: '';
      delivery: '';
      neededBy: '';
      note: '';
      pages: '';
      cost: '';
      charged: '';
      payment: '';
      payments: {
        unpaid: '';
        paid: '';
        refunded: '';
        free: '';
        partlyRefunded: '';
      };
      refund: '';
      refundNumber: '{number, number}';
      refundOn: '<amount></amount><date></date>';
      uploaded: '';
      created: '';
      mailed: '';
      people: '';
      file: '';
      name: '';
      fileType: '';
      unknown: '';
      size: '';
      notUploaded: '';
      viewOriginal: '';
      viewOriginalOf: '{name}';
      downloadOriginal: '';
      sheet: '';
      downloadOriginalOf: '{name}';
      recipients: {
        uscis: '';
        eoir: '';
        ukvi: '';
        ircc: '';
        ata: '';
        naati: '';
        general: '';
      };
      steps: '';
      parts: {
        messages: '';
        order: '';
        file: '';
        privacy: '';
      };
    };
    verification: {
      code: '';
      codeNoun: '';
      authenticated: '';
      date: '';
      qr: '';
      yes: '';
      yesBy: '<name></name>';
      notYet: '';
      pending: '';
      revoked: '';
    };
    message: {
      revokedOn: '<date></date>';
      revokedFor: {
        error: '';
        fraud: '';
        payment: '';
        withdrawn: '';
      };
      corrected: '';
      readyText: '';
      processingText: '';
    };
    cancel: {
      title: '';
      submit: '{amount}';
      done: '';
      doneText: '{amount}';
    };
    revision: {
      states: {
        open: '';
        done: '';
        declined: '';
      };
      current: '{revision, number}<date></date>';
      asked: '{state}<date></date>';
      answer: '{answer}';
      report: '';
      freeUntil: '<date></date>';
      thanks: '';
      thanksText: '';
      reportText: '';
      send: '';
      word: '{number, number}';
      page: '';
      printed: '';
      correct: '';
      remove: '{number, number}';
      another: '';
    };
    mailing: {
      status: '';
      states: {
        ordered: '';
        due: '';
        sent: '';
        cancelled: '';
      };
      address: '';
      mailed: '';
      tracking: '';
    };
    access: {
      title: '';
      none: '';
      more: '{shown, number}{total, number}';
      viewed: {
        original: '<who></who>';
        translation: '<who></who>';
        other: '<who></who>';
        paper: '<who></who>';
      };
      downloaded: {
        original: '<who></who>';
        translation: '<who></who>';
        other: '<who></who>';
        paper: '<who></who>';
      };
      you: '';
      service: '';
      link: '';
      key: '';
      roles: {
        user: '';
        authenticator: '';
        admin: '';
      };
      removed: '<date></date>';
      leaves: '<date></date>';
    };
    erase: {
      title: '';
      refused: '{reason}';
      submit: '';
      question: '';
      final: '{effect}';
      refund: '';
      confirm: '';
      note: '';
      done: '';
      doneText: '';
      says: {
        draft: '{count, plural, one {} other {}}';
        checkout: '{count, plural, one {} other {}}';
        'not-started': '{count, plural, one {} other {}}';
        'in-work': '';
        refunding: '{count, plural, one {} other {}}';
        disputed: '';
        delivered: '{count, plural, one {} other {}}';
        refunded: '{count, plural, one {} other {}}';
        'paper-out': '';
      };
    };
    questions: {
      title: '';
      open: '{count, plural, one {} other {}}';
      openText: '{count, plural, one {} other {}}';
      row: '{count, plural, one {} other {}}';
      answer: '';
      answerAbout: '{name}';
      thanks: '';
      thanksText: '';
      yourAnswer: '';
      aboutPage: '{page, number}';
      send: '';
      askedOn: '<date></date>';
      answeredOn: '<date></date>';
      closed: '';
      picture: '{page, number}';
    };
    messages: {
      title: '';
      yours: '';
      write: '';
      scan: '';
      sendScan: '';
      scanText: '{pages, plural, one {} other {}}';
      scanThanks: '';
      scanThanksText: '';
      scanBlurred: '';
      none: '';
      orderClosed: '';
      closed: '';
      closedText: '';
      askSupport: '';
      report: '';
      reportText: '';
      orderAgain: '';
    };
    people: {
      title: '';
      text: '';
      add: '';
      change: '';
      saved: '';
      save: '';
      collapsed: '';
      hint: '';
      addName: '';
      ofDocument: '';
      remove: '';
      removeOf: '{name}';
      known: '';
      addOf: '{name}';
      changeOne: '';
      changeOf: '{name}';
      changeTitle: '';
      changeText: '';
      removeTitle: '<name></name>';
      removeText: '';
      removeConfirm: '';
      name: '';
      native: '';
      photo: '';
      reading: '';
      unreadable: '';
      read: '';
      readBadly: '';
    };
    steps: {
      names: {
        apostille: '';
        certified_copy: '';
        originals: '';
      };
      about: {
        apostille: '';
        certified_copy: '';
        originals: '';
      };
      states: {
        asked: '';
        sent: '';
        back: '';
        cancelled: '';
      };
      ended: {
        customer: '';
        staff: '';
        refund: '';
      };
      asked: '';
      authority: '';
      sent: '';
      back: '';
      reason: '';
      scan: '';
      scanOf: '{step}';
      ask: '';
      askFor: '{step}';
      withdraw: '';
      withdrawOf: '{step}';
      fee: '';
      done: '';
    };
    refusal: {
      title: '';
      button: '';
      dialogTitle: '';
      dialogText: '';
      letter: '';
      choose: '';
      send: '';
      thanks: '';
      thanksText: '{time}';
      states: {
        open: '';
        corrected: '';
        refunded: '';
        declined: '';
      };
      asked: '{state}<date></date>';
      due: '<time></time>';
      openLetter: '';
    };
    past: {
      title: '';
      description: '';
      imported: '';
      noun: '';
    };
  };
  'file-check': {
    refusals: {
      many: {
        title: '';
        text: '';
      };
      empty: {
        title: '';
        text: '';
      };
      large: {
        title: '';
        text: '';
      };
      'not-pdf': {
        title: '';
        text: '';
      };
      unreadable: {
        title: '';
        text: '';
      };
      'no-code': {
        title: '';
        text: '';
      };
      'two-codes': {
        title: '';
        text: '';
      };
    };
    badges: {
      genuine: '';
      altered: '';
      superseded: '';
      revoked: '';
      unknown: '';
      test: '';
      scan: '';
      unproven: '';
    };
    titles: {
      test: '';
      genuine: '';
      altered: '';
      revoked: '';
      unknown: '';
      superseded: '';
      supersededBy: '{revision, number}';
      scan: '{code}';
      unproven: '';
    };
    again: '';
    namedCertificate: '';
    itsCertificate: '';
    ofKind: '{heading}<kind></kind>';
    file: '';
    help: '<email></email>';
    yes: '';
    no: '';
    cannotSay: '';
    untouched: {
      question: '';
      asIssued: '';
      locked: '';
      unrecorded: '';
      nothing: '';
      extended: '';
      broken: '';
      signedBy: '{signer}';
      foreign: '';
      intact: '';
      unsigned: '';
      scan: '';
      unproven: '';
    };
    valid: {
      test: '';
      question: '';
      unnamed: '';
      notThisFile: '';
      delivered: '{code}';
      today: '{code}';
      superseded: '{revision, number}{date}';
      revoked: '{code}{date}';
      revokedFor: {
        error: '{code}{date}';
        fraud: '{code}{date}';
        payment: '{code}{date}';
        withdrawn: '{code}{date}';
      };
    };
    issued: {
      test: '';
      question: '';
      notRecorded: '';
      writeToUs: '';
      noRecord: '';
      notLikeThis: '';
      askHolder: '';
      recorded: '';
      compare: '';
      notProven: '';
      writeAbout: '';
    };
    signature: '';
    signatures: {
      intact: '';
      extended: '';
      renewed: '';
      broken: '';
      foreign: '';
      none: '';
      retired: '';
    };
    signedBy: '';
    translator: '';
    translatorIs: {
      recorded: '';
      other: '';
    };
    signedAt: '';
    timestamp: '';
    timestampBy: '<time></time><authority></authority>';
    log: {
      term: '';
      entry: '{number, number}{size, number}';
      proven: '';
      refused: '';
      unchecked: '';
    };
  };
  folders: {
    description: '';
    folders: '';
    files: '';
    noun: '';
    back: '';
    newFolder: '';
    view: '';
    grid: '';
    list: '';
    folderCount: '{count, plural, one {} other {}}';
    fileCount: '{count, plural, one {} other {}}';
    empty: '';
    dragHint: '';
    touchHint: '';
    none: '';
    noneText: '';
    gone: '';
    goneText: '';
    goneBack: '';
    name: {
      folder: '';
      file: '';
      create: '';
      rename: '';
      submit: '';
    };
    menu: {
      folder: '{name}';
      file: '{name}';
      open: '';
      openOf: '{name}';
      download: '';
      downloadOf: '{name}';
      details: '';
      move: '';
      rename: '';
      renameFolder: '';
      remove: '';
    };
    move: {
      title: '<name></name>';
      done: '{name}';
      toast: '{name}';
      undo: '';
      undone: '';
    };
    remove: {
      title: '';
      folder: '<name></name><parent></parent>';
      folderConfirm: '';
      file: '<name></name>';
      fileConfirm: '';
      done: '{name}';
      anyFile: '';
    };
    details: {
      title: '';
      open: '';
      download: '';
      rename: '';
      remove: '';
      type: '';
      created: '';
      size: '';
      pages: '';
      languages: '';
      pair: '{source}{target}';
      code: '';
      codeNoun: '';
      unknown: '';
    };
    packet: {
      title: '';
      choose: '';
      chosen: '{count, plural, one {} other {}}';
      papers: '{count, plural, one {} other {}}';
      full: '{count}';
      order: '';
      chooseAll: '';
      make: '';
      add: '{name}';
      description: '';
      back: '';
      download: '';
      where: '';
      whereHint: '';
      portals: {
        uscis: '';
        ircc: '';
        email: '';
      };
      size: '{size}';
      note: '';
      started: '';
      one: '';
      split: '{parts}{size}';
    };
  };
  frame: {
    skip: '';
    main: '';
    menu: '';
    close: '';
    dismiss: '';
    language: '';
    loading: '';
    offline: '';
    nav: {
      mentorship: '';
      translations: '';
      verify: '';
      verifyDocument: '';
      business: '';
      login: '';
      register: '';
      createAccount: '';
      dashboard: '';
      myDashboard: '';
      authenticatorDashboard: '';
      toAuthenticate: '';
      admin: '';
      logout: '';
      welcome: '<name></name>';
    };
    footer: {
      explore: '';
      account: '';
      legal: '';
      security: '';
      developers: '';
      privacy: '';
      terms: '';
      refunds: '';
      imprint: '';
      cookies: '';
      contact: '';
      disclaimer: '';
    };
    contact: {
      phone: '';
      email: '';
      chat: '';
      officeHours: '';
      always: '';
      mentorshipGreeting: '';
      translationGreeting: '';
    };
    form: {
      problem: '';
      optional: '';
      showPassword: '';
    };
    stars: '{rating, number}';
    sample: {
      caption: '';
      download: '';
      certificate: '';
      translation: '';
      original: '';
    };
    promise: {
      readyBy: '<time></time>';
    };
    page: {
      unknown: '';
      failed: '';
      failedText: '';
      noConnection: '';
      tryAgain: '';
      request: '{id}';
    };
    legal: {
      notReviewed: '';
      reviewed: '{by}{on}';
      validFrom: '{on}';
      accept: '<terms></terms>';
    };
    sampleClaim: '';
  };
  home: {
    hero: {
      kicker: '';
      title: '';
      text: '';
      primary: '';
      secondary: '';
      badges: readonly [
        '',
        '',
      ];
      figures: readonly [
        {
          number: '';
          label: '';
        },
        {
          number: '';
          label: '';
        },
      ];
    };
    translation: {
      title: '';
      text: '';
    };
    about: {
      title: '';
      text: '';
      figures: readonly [
        {
          number: '';
          label: '';
        },
        {
          number: '';
          label: '';
        },
        {
          number: '';
          label: '';
        },
        {
          number: '';
          label: '';
        },
      ];
      features: readonly [
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
      ];
      values: readonly [
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
      ];
    };
    profiles: {
      title: '';
      text: '';
      action: '';
      cards: readonly [
        {
          title: '';
          subtitle: '';
          description: '';
          benefits: readonly [
            '',
            '',
            '',
          ];
          duration: '';
          students: '';
          successRate: '';
        },
        {
          title: '';
          subtitle: '';
          description: '';
          benefits: readonly [
            '',
            '',
            '',
          ];
          duration: '';
          students: '';
          successRate: '';
        },
        {
          title: '';
          subtitle: '';
          description: '';
          benefits: readonly [
            '',
            '',
            '',
          ];
          duration: '';
          students: '';
          successRate: '';
        },
      ];
    };
    stories: {
      title: '';
      text: '';
      figures: readonly [
        {
          number: '';
          label: '';
        },
        {
          number: '';
          label: '';
        },
        {
          number: '';
          label: '';
        },
        {
          number: '';
          label: '';
        },
      ];
      testimonials: readonly [
        {
          name: '';
          age: number;
          location: '';
          profile: '';
          program: '';
          scholarship: '';
          duration: '';
          rating: number;
          text: '';
        },
        {
          name: '';
          age: number;
          location: '';
          profile: '';
          program: '';
          scholarship: '';
          duration: '';
          rating: number;
          text: '';
        },
        {
          name: '';
          age: number;
          location: '';
          profile: '';
          program: '';
          scholarship: '';
          duration: '';
          rating: number;
          text: '';
        },
      ];
    };
    faq: {
      title: '';
      questions: readonly [
        {
          question: '';
          answer: '';
        },
        {
          question: '';
          answer: '';
        },
        {
          question: '';
          answer: '';
        },
        {
          question: '';
          answer: '';
        },
        {
          question: '';
          answer: '';
        },
      ];
    };
    contact: {
      title: '';
      text: '';
    };
    title: '';
    results: {
      caption: '';
      profile: '';
      duration: '';
      successRate: '';
    };
    facts: {
      typicalDuration: '';
      studentsSince: '';
      successRate: '';
      profile: '';
      program: '';
      scholarship: '';
      duration: '';
    };
  };
  invoices: {
    account: {
      title: '';
      text: '';
      byCard: '';
      limit: '';
      due: '';
      left: '';
      overdue: '';
      stopped: '';
      soon: '';
      list: '';
    };
    arrival: {
      done: '';
      waiting: '';
      waitingText: '';
    };
    due: {
      thisMonth: '';
      openMonth: '';
      documents: '{count, plural, one {} other {}}';
      since: '<date></date>';
      by: '<date></date>';
      pay: '';
      payOf: '{name}';
    };
    title: '';
    text: '';
    noun: '';
    none: '';
    noneText: '';
    csv: '';
    json: '';
    kinds: {
      invoice: '';
      'credit-note': '';
    };
    states: {
      due: '';
      overdue: '';
      paid: '';
      credited: '';
      refunded: '';
      void: '';
      partly: '';
    };
    named: '{kind}{number}';
    for: '{number}';
    view: '';
    viewOf: '{number}';
    pdf: '';
    pdfOf: '{number}';
    sheet: {
      documents: '';
      matter: '<name></name>';
      total: '';
      totalCredited: '';
      credited: '';
      amountDue: '';
      date: '';
      paymentDue: '';
      forInvoice: '';
      billedTo: '';
      paidBy: '';
      returnedTo: '';
      card: '';
      ending: '<brand></brand>{digits}';
    };
    transfer: {
      title: '';
      amount: '';
      to: '';
      bank: '';
      iban: '';
      bic: '';
      routing: '';
      account: '';
      reference: '';
      nouns: {
        iban: '';
        bic: '';
        routing: '';
        account: '';
        reference: '';
      };
      code: '{reference}';
      note: '';
    };
  };
  kinds: {
    kinds: {
      'Birth certificate': '';
      'Marriage certificate': '';
      'Divorce decree': '';
      'Death certificate': '';
      'Baptismal certificate': '';
      'Adoption record': '';
      'Single status certificate': '';
      Passport: '';
      'National identity card': '';
      'Driver license': '';
      'Residence permit': '';
      'Police clearance certificate': '';
      'Military service record': '';
      Diploma: '';
      'Academic transcript': '';
      'School report card': '';
      'Enrollment certificate': '';
      'Employment letter': '';
      'Pay slip': '';
      'Tax return': '';
      'Bank statement': '';
      'Medical record': '';
      'Vaccination record': '';
      'Power of attorney': '';
      'Court judgment': '';
      Contract: '';
      'Property deed': '';
      Will: '';
      Affidavit: '';
      'Personal letter': '';
      'Individual taxpayer card (CPF)': '';
      'General registration card (RG)': '';
      'Work and social security card (CTPS)': '';
      'Voter registration card': '';
      'Military enlistment certificate': '';
      'Public deed': '';
      'High school completion certificate': '';
      'Citizen card': '';
      'Criminal record certificate': '';
      'Tax identification card (NIF)': '';
      'Family record book': '';
      'Foreigner identity card (NIE)': '';
      'Municipal registration certificate': '';
      'Population registry code record (CURP)': '';
      'Voter card (INE)': '';
      'Professional license': '';
      'Citizenship card': '';
      'Judicial record certificate': '';
      'National identity document (DNI)': '';
      'Family register extract': '';
      'Certificate of good conduct': '';
      'Registration certificate': '';
      'Certificate of heirship': '';
      'Certificate of citizenship': '';
      'Family record extract': '';
      'Military service certificate': '';
      'Family statement': '';
      'Individual civil record extract': '';
      'Individual status record': '';
      'Family status record': '';
      'Population registry extract': '';
      'Marriage contract (ketubah)': '';
      'Family register (koseki)': '';
      'Certificate of residence (juminhyo)': '';
      'Seal registration certificate': '';
      'Family relation certificate': '';
      'Basic certificate': '';
      'Resident registration extract': '';
      'Personal document': '';
      'Full copy of birth record': '';
      'Certificate of family status': '';
      'Full copy of civil status record': '';
      'Abridged copy of civil status record': '';
      'Certificate of no criminal record': '';
      'Civil status record extract': '';
      'Extract from the State Register of Civil Status Acts': '';
      'Household register (hukou)': '';
      'Notarial certificate': '';
      'Criminal record extract (bulletin 3)': '';
    };
    holders: {
      two: '{first}{second}';
      more: '{first}{count, plural, one {} other {}}';
    };
  };
  leave: {
    title: '';
    text: '';
    stay: '';
    confirm: '';
    signOut: '';
    translation: '';
    signOutConfirm: '';
  };
  legal: {
    privacy: {
      title: '';
      text: readonly [
        '',
        '',
        '{legalName}{address}{supportEmail}',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '{processors}',
        '',
        '',
        '',
        '',
        '{unpaidDraftDays}',
        '{sourceRetentionDays}{sourceNoticeDays}',
        '',
        '',
        '',
        '{sessionIdleDays}',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ];
    };
    terms: {
      title: '';
      text: readonly [
        '',
        '',
        '{legalName}',
        '{disclaimer}',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '{revisionRequestDays}',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ];
    };
    refunds: {
      title: '';
      text: readonly [
        '',
        '',
        '',
        '',
        '{supportEmail}',
        '',
        '',
        '',
        '{revisionRequestDays}',
        '',
        '',
        '',
        '',
        '',
      ];
    };
    imprint: {
      title: '';
      text: readonly [
        '',
        '',
        '{legalName}',
        '{address}',
        '',
        '{supportEmail}',
        '{supportPhone}',
        '',
        '{disclaimer}',
      ];
    };
    cookies: {
      title: '';
      text: readonly [
        '',
        '',
        '{sessionIdleDays}',
        '',
        '',
        '',
        '',
        '',
        '',
      ];
    };
  };
  live: {
    title: '';
    text: '{deliveries, number}{days, number}';
    median: '';
    p90: '';
    hours: '{hours, plural, one {} other {}}';
    range: '{from, number}{to, number}';
    above: '{from, number}';
    plot: '';
    signers: {
      title: '';
      text: '';
      languages: '{languages}';
      register: '';
    };
  };
  mails: {
    hello: '';
    helloName: '{name}';
    buttonFails: '';
    disclaimer: '';
    unknownKind: '';
    facts: {
      document: '';
      file: '';
      code: '';
      reason: '';
      newAddress: '';
    };
    shared: {
      confirmExpires: '{days, plural, one {} other {}}';
      resetExpires: '{hours, plural, one {} other {}}';
      notRequested: '{email}';
      choosePassword: '';
      lockedOut: '{email}';
      newPassword: '';
      openDocument: '';
      openTranslation: '';
      checkCode: '';
      ready: '{kind}';
      corrected: '';
    };
    confirm: {
      subject: '';
      text: '{brand}';
      action: '';
      ignore: '';
    };
    reset: {
      subject: '';
      text: '';
      ignore: '';
    };
    confirmNew: {
      subject: '';
      text: '{brand}';
      action: '';
      ignore: '';
    };
    changeRequested: {
      subject: '';
      heading: '';
      text: '';
      wasYou: '';
      undo: '';
    };
    changed: {
      subject: '';
      text: '';
      undo: '';
    };
    undo: {
      useButton: '{hours, plural, one {} other {}}';
      help: '{email}';
      write: '{email}';
    };
    restored: {
      subject: '';
      text: '';
      choose: '';
    };
    passwordChanged: {
      subject: '';
      text: '';
    };
    passwordReset: {
      subject: '';
      text: '';
    };
    signedOut: {
      subject: '';
      text: '';
    };
    ended: {
      text: '';
      key: '';
      keyName: '{name}{hint}';
      testKeyName: '{name}{hint}';
      push: '';
      devices: '{count, plural, one {} other {}}';
      links: '';
      linkCount: '{count, plural, one {} other {}}';
      invitations: '';
      invitationCount: '{count, plural, one {} other {}}';
      again: '';
    };
    newDevice: {
      subject: '';
      text: '';
      unknown: '';
      on: '{browser}{system}';
      device: '';
      time: '';
    };
    factorOn: {
      subject: '';
      text: '';
      signedOut: '';
    };
    factorOff: {
      subject: '';
      text: '';
    };
    factorReset: {
      subject: '';
      text: '';
      again: '';
      action: '';
    };
    apiKeys: {
      created: '';
      createdText: '';
      write: '{email}';
      unused: '';
      unusedText: '';
      unusedUntil: '{name}';
      unusedAction: '';
    };
    passkeys: {
      added: '';
      addedText: '';
      removed: '';
      removedText: '';
      write: '{email}';
    };
    receipt: {
      subject: '{number}{amount}';
      heading: '';
      text: '';
      number: '';
      date: '';
      readyBy: '';
      total: '';
      action: '';
      note: '';
      line: '{service}{pages, plural, one {} other {}}{rate}';
      extra: '{label}{amount}';
      mailedCopy: '';
      minimum: '';
      extras: '';
      discount: '';
      services: {
        certified: '';
        certifiedBank: '';
        notarized: '';
        notarizedBank: '';
      };
      speeds: {
        standard: '';
        rush: '';
      };
      refused: '';
      subjectOf: '{number}{paper}{amount}';
      fees: {
        certified: '';
        notarized: '';
      };
      subjectMany: '{number}{paper}{others, plural, one {} other {}}{amount}';
    };
    ready: {
      heading: '';
      text: '';
    };
    corrected: {
      text: '';
    };
    revoked: {
      subject: '{kind}';
      heading: '';
      questions: '{email}';
      why: {
        error: '';
        fraud: '';
        payment: '';
        withdrawn: '';
      };
      next: {
        error: '';
        fraud: '';
        payment: '';
        withdrawn: '';
      };
    };
    reissued: {
      subject: '{kind}';
      text: '{revision}';
      use: '';
      revision: '';
      changed: '';
    };
    declined: {
      subject: '{kind}';
      heading: '';
      text: '';
      missed: '{email}';
      refusalText: '';
    };
    question: {
      subject: '{file}';
      heading: '';
      text: '';
      action: '';
    };
    message: {
      subject: '{file}';
      heading: '';
      text: '';
      action: '';
    };
    deleted: {
      subject: '';
      text: '';
      wasntYou: '{email}';
    };
    leaving: {
      subject: '{date}';
      heading: '';
      text: '';
      documents: '';
      date: '';
      action: '';
    };
    copy: {
      subject: '{file}';
      heading: '';
      text: '';
      carrier: '';
      tracking: '';
      action: '';
    };
    refund: {
      subject: '{amount}{number}';
      heading: '';
      text: '{amount}';
      byHand: '{amount}';
      total: '';
    };
    step: {
      step: '';
      date: '';
      track: '';
      action: '';
      sent: {
        subject: '{file}';
        heading: '';
        text: '';
      };
      back: {
        subject: '{file}';
        heading: '';
        text: '';
      };
      cancelled: {
        subject: '{file}';
        heading: '';
        text: '';
      };
      names: {
        apostille: '';
        certified_copy: '';
        originals: '';
      };
    };
    guestOrder: {
      subject: '{brand}';
      heading: '';
      text: '{brand}';
      device: '';
      action: '';
      expires: '{minutes}';
      ignore: '';
    };
    invited: {
      subject: '{brand}';
      heading: '{brand}';
      text: '{brand}';
      action: '';
      expires: '{days}';
      ignore: '';
    };
    offer: {
      subject: '{brand}';
      heading: '{total}';
      text: '{total}{date}';
      action: '';
    };
    asked: {
      subject: '{client}';
      heading: '';
      text: '{client}{date}';
      about: '';
      languages: '';
      pages: '';
      neededBy: '';
      action: '';
    };
    joinOrganization: {
      subject: '{organization}';
      heading: '{organization}{brand}';
      text: '{by}{organization}{brand}';
      action: '';
      expires: '{days, plural, one {} other {}}';
      ignore: '';
    };
    membership: {
      roles: {
        owner: '';
        member: '';
        billing: '';
      };
      joinedRoles: {
        owner: '';
        member: '';
        billing: '';
      };
      joined: '{organization}';
      joinedText: '{by}{organization}';
      role: '{organization}';
      roleText: '{by}{organization}';
      removed: '{organization}';
      removedText: '{by}';
      left: '{organization}';
      leftText: '';
      closed: '{organization}';
      closedText: '{by}';
      unexpected: '{email}';
    };
    invoice: {
      subject: '{number}{organization}{total}';
      heading: '';
      paid: '{organization}{total}';
      toPay: '{organization}{date}';
      note: {
        subject: '{number}{organization}{total}';
        heading: '';
        credited: '{total}{organization}';
        returned: '{total}{organization}';
        byHand: '{total}{organization}';
      };
      number: '';
      noteNumber: '';
      date: '';
      total: '';
      due: '';
      dueOn: '';
      action: '';
    };
    account: {
      ordered: {
        heading: '';
        subject: '{documents, plural, one {} other {}}{amount}';
        text: '{organization}';
      };
      credited: {
        heading: '';
        subject: '{amount}{organization}';
        text: '';
      };
      paid: {
        heading: '';
        subject: '{number}{amount}';
        text: '{organization}{amount}{by}';
      };
      received: {
        heading: '';
        subject: '{number}{amount}';
        subjectAlone: '{amount}';
        text: '{organization}{amount}{by}{left}';
      };
      reversed: {
        heading: '';
        subject: '{number}{amount}';
        subjectAlone: '{amount}';
        text: '{amount}{organization}{left}';
      };
      overdue: {
        heading: '';
        subject: '{number}{amount}';
        text: '{date}{organization}';
      };
      reminder: {
        heading: '';
        subject: '{number}{amount}';
        text: '{date}{organization}';
      };
      by: {
        card: '';
        bank: '';
        cash: '';
        check: '';
        other: '';
        credit: '';
      };
      invoice: '';
      receipt: '';
      reason: '';
      left: '';
      credit: '';
      amount: '';
      action: '';
    };
  };
  members: {
    title: '';
    own: {
      title: '';
      text: '';
      list: '';
    };
    new: {
      title: '';
      text: '';
      name: '';
      hint: '';
      create: '';
    };
    role: '{role}{does}';
    roleOption: '{role}{does}';
    does: {
      owner: '';
      member: '';
      billing: '';
    };
    list: {
      label: '';
      none: '';
      noneText: '';
      current: '';
      switch: '';
      switchTo: '{name}';
    };
    members: {
      title: '';
      you: '';
      since: '<date></date>';
      contact: '';
      roleOf: '{name}';
      remove: '';
      removeOf: '{name}';
    };
    change: {
      title: '{name}{role}';
      text: '{does}';
      confirm: '';
    };
    remove: {
      title: '{name}';
      text: '';
      confirm: '';
    };
    invite: {
      title: '';
      text: '';
      label: '';
      email: '';
      role: '';
      send: '';
      sent: '';
      open: '';
      until: '{role}<date></date>';
      withdraw: '';
      withdrawOf: '{email}';
    };
    details: {
      title: '';
      name: '';
      address: '';
      country: '';
      countryHint: '';
      choose: '';
      vat: '';
      vatHint: '';
      vatValid: '{date}';
      vatPending: '';
      vatInvalid: '';
      mail: '';
      mailHint: '';
      owner: '{name}{email}';
      save: '';
      saved: '';
    };
    switch: '';
    leave: {
      title: '';
      text: '';
      action: '';
      ask: '{name}';
      askText: '';
      confirm: '';
    };
    bulk: {
      title: '';
      text: '';
      action: '';
    };
    quotes: {
      title: '';
      text: '{days, number}';
    };
    matters: {
      title: '';
      text: '';
      none: '';
      noneText: '';
      count: '{count, plural, one {} other {}}';
      new: '';
      reference: '';
      name: '';
      add: '';
    };
  };
  meta: {
    noScript: '{brand}';
    imageAlt: '';
    descriptions: {
      home: '';
      translations: '';
      verify: '';
      seal: '';
      business: '';
      login: '';
      register: '';
      forgotPassword: '';
      privacy: '';
      terms: '';
      refunds: '';
      imprint: '';
      cookies: '';
    };
  };
  notices: {
    document_approved: {
      title: '';
      message: '{paper}';
    };
    document_rejected: {
      title: '';
      message: '{paper}';
    };
    translation_ready: {
      title: '';
      message: '{paper}';
    };
    payment_confirmed: {
      title: '';
      message: '{total}{documents, plural, one {} other {}}';
    };
    payment_refunded: {
      title: '';
      message: '{way, select, hand {{amount}} other {{amount}}}';
    };
    order_on_account: {
      title: '';
      message: '{documents, plural, one {} other {}}{total}';
    };
    payment_credited: {
      title: '';
      message: '{amount}';
    };
    payment_missing: {
      title: '';
      message: '{amount}';
    };
    statement_issued: {
      title: '';
      message: '{number}{total}{date}';
    };
    statement_overdue: {
      title: '';
      message: '{total}{number}';
    };
    payment_returned: {
      title: '';
      message: '{total}{receipt}';
    };
    certificate_reissued: {
      title: '';
      message: '{paper}{revision}';
    };
    copy_opened: {
      title: '';
      message: '{paper}{network}';
    };
    revision_declined: {
      title: '';
      message: '{paper}';
    };
    question_asked: {
      title: '';
      message: '{paper}{questions, plural, one {} other {}}';
    };
    copy_mailed: {
      title: '';
      message: '{paper}{carrier}{tracking}';
    };
    sources_leaving: {
      title: '';
      message: '{documents, plural, one {{date}} other {{date}}}';
    };
    message_received: {
      title: '';
      message: '{paper}';
    };
    certificate_revoked: {
      title: '';
      message: '{class, select, error {{paper}} fraud {{paper}} payment {{paper}} other {{paper}}}';
    };
    push: {
      title: '';
      message: '';
    };
    step_sent: {
      title: '';
      message: '{step, select, apostille {} certified_copy {} other {}}{paper}{date}';
    };
    step_back: {
      title: '';
      message: '{step, select, apostille {} certified_copy {} other {}}{paper}{date}';
    };
    step_cancelled: {
      title: '';
      message: '{step, select, apostille {} certified_copy {} other {}}{paper}{date}';
    };
  };
  offer: {
    services: {
      certified: {
        label: '';
        word: '';
        bankStatement: '';
        description: '';
      };
      notarized: {
        label: '';
        word: '';
        bankStatement: '';
        description: '';
      };
    };
    currency: '';
    type: '';
    isBankStatement: '{count, plural, one {} other {}}';
    bankStatementHint: '{price}';
    described: '{description}{price}';
    noNotary: '';
    checkingNotary: '';
    pages: '{count, plural, one {} other {}}';
    speeds: {
      standard: {
        label: '';
        full: '';
      };
      rush: {
        label: '';
        full: '';
      };
    };
    delivery: '';
    deliveryHint: '';
    included: '';
    surcharge: '{price}';
    priced: '{speed}{surcharge}';
    uploadCancelled: '';
    minimum: '';
    extras: '';
    discount: '';
    refused: {
      short: '';
      text: '';
    };
    fees: {
      certified: '';
      notarized: '';
    };
  };
  order: {
    title: '';
    description: '<link></link>';
    several: {
      title: '';
      description: '';
    };
    form: {
      limits: '{pages}{documents}';
      add: '';
      documents: '';
      document: '';
      inOrder: '';
      pages: '';
      pagesHint: '';
      perPage: '{price}';
      language: '';
      languageMissing: '';
      chooseLanguage: '';
      recipient: '';
      recipientUnsure: '';
      recipientHint: '';
      recipients: {
        uscis: '';
        eoir: '';
        ukvi: '';
        ircc: '';
        ata: '';
        naati: '';
        general: '';
        unsure: '';
      };
      kind: '';
      otherKind: '';
      chooseKind: '';
      neededBy: '';
      addNote: '';
      note: '';
      noteHint: '';
      priced: '{service}{price}';
      pricedUnavailable: '{service}{price}';
      choices: '{name}';
      applyToAll: '';
      applyToAllOf: '{name}';
      guessed: '';
      forAll: '{count, plural, one {} other {}}';
      differs: '';
      more: '';
      moreOf: '{name}';
      less: '';
      lessOf: '{name}';
    };
    mailing: {
      label: '';
      choose: '';
      hint: '{price}';
      address: '';
      name: '';
      line1: '';
      line2: '';
      city: '';
      state: '';
      chooseState: '';
      zip: '';
      country: '';
      countryPrice: '{country}{price}';
      postalCode: '';
    };
    files: {
      reading: '';
      sized: '{size}{pages}';
      download: '';
      downloadOf: '{name}';
      remove: '';
      removeOf: '{name}';
      removeFile: '';
      cancelUpload: '';
      cancel: '';
      cancelOf: '{name}';
      uploading: '';
      uploadingOf: '{name}';
      retryLater: '';
      retryNow: '';
      retry: '';
      retryOf: '{name}';
      uploaded: '';
      needsLanguage: '';
      ready: '';
      refused: '';
      refusedCount: '{count, plural, one {} other {}}';
      refusedText: '';
      dismiss: '';
      dismissOf: '{name}';
      photos: '{count, number}';
      combine: '';
      combineText: '';
    };
    drafts: {
      kept: '<name></name>';
      keptCount: '{count, plural, one {} other {}}';
      continue: '';
      discard: '';
      continueText: '';
      ordered: '{count, plural, one {} other {}}';
    };
    summary: {
      title: '';
      pay: '';
      payTotal: '{total}';
      uploading: '';
      notIncluded: '{count, plural, one {} other {}}';
      note: '';
      documents: '';
      none: '';
      countingPages: '';
      pages: '';
      counting: '';
      notCounted: '';
      perPage: {
        certified: '';
        notarized: '';
        certifiedBankStatement: '';
        notarizedBankStatement: '';
      };
      recipient: '';
      unsure: '';
    };
    how: {
      title: '';
      upload: '';
      uploadText: '';
      pay: '';
      payText: '';
      receive: '';
      receiveText: '';
    };
    sample: {
      title: '';
      text: '';
    };
    facts: {
      title: '';
      types: '';
      bankStatements: '{price}';
      bankStatementsNotarized: '{price}{notarized}';
      included: '';
      features: readonly [
        '',
        '',
        '',
      ];
      extras: '{percent}{postage}';
      documents: '';
      documentTypes: readonly [
        '',
        '',
        '',
        '',
        '',
      ];
      languages: '';
      intoEnglish: '';
    };
    recent: {
      title: '';
      filename: '';
      status: '';
      view: '';
      viewOf: '{name}';
      failed: '';
      none: '';
      noneText: '';
    };
    check: {
      title: '';
      text: '';
      changeDocuments: '';
      empty: '';
      emptyText: '';
      upload: '';
      answers: '';
      change: '';
      changeOf: '{name}';
      language: '';
      pair: '{source}{target}';
      bankStatement: '';
      yes: '';
      no: '';
      mailedTo: '';
      recipient: '';
      names: '';
      pages: '';
      price: '';
      newTotal: '{total}';
      repriced: '';
      line: '{number}{name}{pages}';
      lineUncounted: '{number}{name}';
      onAccount: '';
      accountNote: '{left}';
      accountLimit: '{left}';
      accountOverdue: '';
      pay: '{total}';
      note: '';
      leaving: '';
      recount: '';
      recounted: '<name></name>{pages, plural, one {} other {}}{quoted, number}{price}{before}';
      notCharged: '';
      cancelFree: '';
      private: '';
    };
    advice: {
      blurred: '';
      blurredPages: '{count, plural, one {{list}} other {{list}}}';
      cut: '';
      cutPages: '{count, plural, one {{list}} other {{list}}}';
      keep: '';
    };
    coupon: {
      label: '';
      apply: '';
      applied: '{code}{amount}';
      kept: '';
      remove: '';
    };
  };
  organization: {
    roles: {
      owner: '';
      member: '';
      billing: '';
    };
    may: {
      owner: '';
      member: '';
      billing: '';
    };
    invitation: {
      title: '';
      refused: '';
      signedIn: '<email></email>';
      join: '<name></name>';
      by: '<by></by>{role}{may}';
      anOwner: '';
      text: '<time></time>';
      accept: '';
    };
    bar: {
      label: '';
      text: '<name></name>{role}';
      back: '';
    };
    menu: {
      label: '';
      current: '';
      manage: '';
    };
    switchFailed: '';
    rights: {
      see: '';
      handle: '';
      pay: '';
      manage: '';
      own: '';
    };
  };
  overview: {
    title: '';
    welcome: '';
    welcomeName: '<name></name>';
    description: '';
    upload: '';
    failed: '';
    dialog: '';
    glance: {
      label: '';
      none: '';
      nextAt: '<paper></paper><time></time>';
      nextPaused: '<paper></paper>';
      readyCount: '{count, plural, one {} other {}}';
      waitingCount: '{count, plural, =0 {} one {} other {}}';
    };
    waiting: {
      title: '';
      note: '';
      unpaidNote: '';
      payTogether: '{count}';
      resume: '';
      resumeOf: '{name}';
      saved: '{size}';
      continue: '';
      continueWith: '{name}';
    };
    recent: {
      title: '';
      all: '';
      download: '';
      downloadOf: '{name}';
    };
    totals: {
      label: '';
      total: '';
      unpaid: '{count}';
      completed: '';
      processing: '';
      errors: '{count}';
      success: '';
      successHint: '';
    };
    actions: {
      title: '';
      upload: '';
      uploadText: '';
      download: '';
      downloadText: '';
      verify: '';
      verifyText: '';
      services: '';
      servicesText: '';
      support: '';
      supportText: '';
    };
    first: {
      title: '';
      price: '{price}';
      facts: readonly [
        '',
        '',
        '',
      ];
    };
  };
  paper: {
    sheet: {
      heading: '';
      proves: '';
      not: '';
      words: '';
      wordsText: '';
      page: '{page, number}';
      noWords: '';
    };
    copy: {
      heading: '';
      text: '';
      key: '';
      hint: '<key></key>';
      submit: '';
      opening: '';
      required: '';
      ready: '';
      readyText: '';
      link: '';
      off: '';
      none: '';
    };
    seal: {
      title: '';
      heading: '';
      description: '';
      choose: '';
      photo: '';
      label: '';
      photoLabel: '';
      reading: '';
      ready: '{date}';
      notReady: '';
      install: '';
      verified: '';
      verifiedText: '{issuer}{date}';
      keysFrom: '{date}';
      compare: '';
      forged: '';
      forgedText: '';
      unknown: '';
      unknownText: '{date}';
      compromised: '';
      compromisedText: '';
      noSeal: '';
      noSealText: '';
      code: '';
      kind: '';
      holder: '';
      signedOn: '';
      pages: '';
      originalPages: '';
      revision: '';
      lookUp: '';
    };
    owner: {
      heading: '';
      on: '';
      off: '';
      none: '';
      switchOff: '';
      switchOn: '';
      question: '';
      consequence: '';
      confirm: '';
      cancel: '';
      opened: '';
      never: '';
      from: '<network></network>';
    };
  };
  parts: {
    cancel: '';
    loadFailed: '';
    clearFilters: '';
    regularPrice: '';
    total: '';
    free: '';
    nav: {
      overview: '';
      order: '';
      translations: '';
      documents: '';
      profile: '';
      developers: '';
      myProfile: '';
      user: '';
      elsewhere: '';
      home: '';
      organization: '';
      organizations: '';
    };
    theme: {
      label: '';
      system: '';
      light: '';
      dark: '';
    };
    viewer: {
      zoom: '';
      zoomOut: '';
      zoomOutKey: '';
      zoomIn: '';
      zoomInKey: '';
      reset: '';
      resetKey: '';
      rotate: '';
      rotateKey: '';
      closeKey: '';
      loading: '';
      failed: '';
      failedText: '';
    };
    pages: {
      showing: '{first}{last}{total}{noun}';
      label: '{noun}';
      first: '';
      previous: '';
      page: '{page}';
      next: '';
      last: '';
      missing: '{page}';
      count: '{pages, plural, one {} other {}}';
      toLast: '';
    };
    copy: {
      action: '';
      label: '{label}';
      done: '';
      doneLabel: '{label}';
      failed: '';
    };
    timeline: {
      done: '';
      current: '';
      next: '';
      failed: '';
    };
    steps: {
      waiting: '';
      active: '';
      done: '';
      failed: '';
    };
    notifications: {
      title: '';
      unread: '{count}';
      today: '';
      earlier: '';
      readAll: '';
      read: '';
      nothingUnread: '';
      offline: '';
      failed: '';
      notUpdated: '';
      none: '';
      loading: '';
      new: '';
      deleteOne: '{title}';
      delete: '';
      now: '';
      minutes: '{count, number}';
      hours: '{count, number}';
      days: '{count, number}';
    };
    status: {
      pending: '';
      processing: '';
      review: '';
      notary: '';
      oath: '';
      completed: '';
      error: '';
      refunded: '';
      refundPending: '';
      held: '';
    };
    stages: {
      label: '';
      unpaid: '';
      paid: '';
      refunded: '';
      inProgress: '';
      review: '';
      notary: '';
      oath: '';
      ready: '';
      corrected: '';
    };
    conversation: {
      title: '';
      send: '';
      team: '';
      translator: '';
      you: '';
      customer: '';
      by: '{name}<time></time>';
    };
    misspelling: {
      page: '{page, number}';
      item: '<wrong></wrong><right></right>';
      quoted: '{word}';
    };
    drop: {
      reading: '';
      uploading: '';
      chooseFiles: '';
      chooseFile: '';
      takePhoto: '';
      refused: '';
      here: '';
      touchFiles: '';
      touchFile: '';
      dragFiles: '';
      dragFile: '';
      photoOf: '{label}';
    };
    move: {
      choose: '';
      missing: '';
      here: '';
      submit: '';
      level: '{level}';
      more: '{count}{names}';
    };
    stillSignedIn: '';
  };
  payments: {
    title: '';
    running: {
      title: '';
      text: '';
      stay: '';
      stayText: '';
      progress: '';
      steps: '';
      payment: '';
      documents: '';
      translation: '';
    };
    done: {
      seal: '';
      sealLabel: '';
      title: '';
      text: '';
      dashboard: '';
    };
    failed: {
      title: '';
      signIn: '';
      signInTitle: '';
      signInText: '';
      back: '';
      safe: '';
      document: '{ids}';
      documentRequest: '{ids}{request}';
    };
    cancelled: {
      title: '';
      noCharge: '';
      kept: '{count, plural, one {} other {}}';
      waiting: '';
    };
    draft: {
      notUploaded: '';
      discard: '';
      discardOf: '{name}';
      discardTitle: '<name></name>';
      discardText: '';
      discardConfirm: '';
    };
    resume: '';
    resumeOf: '{action}{name}';
    resumeTotal: '{action}{total}';
    support: '<email></email><phone></phone><chat></chat>';
    history: {
      title: '';
      description: '';
      noun: '';
      documents: '{count, plural, one {} other {}}';
      refunded: '';
      partlyRefunded: '';
    };
    receipt: {
      title: '';
      numbered: '{number}';
      number: '<number></number>';
      amount: '';
      service: {
        certified: '';
        notarized: '';
        certifiedBankStatement: '';
        notarizedBankStatement: '';
      };
      mailedCopy: '';
      credited: '';
      total: '';
      refunded: '';
      card: '';
      ending: '<brand></brand>{digits}';
      paidOn: '';
      paidBy: '';
      email: '';
      method: '';
      documents: '';
      print: '';
    };
    guest: {
      title: '';
      text: '<email></email>';
      again: '';
      sent: '';
      correct: '';
      newEmail: '';
      saveEmail: '';
      keep: '';
      password: '';
      passwordHint: '';
      savePassword: '';
      passwordSaved: '';
      kept: '';
      start: '';
      link: {
        title: '';
        text: '';
        open: '';
        done: '';
        doneText: '<email></email>';
        signInText: '<email></email>';
        see: '';
        passkey: '';
        passkeyAdded: '';
        failed: '';
      };
      noEmail: '';
    };
    link: {
      title: '';
      text: '';
      papers: '';
      total: '';
      pay: '{amount}';
      until: '<date></date>';
      unready: '';
      offered: '';
      paid: '';
      paidText: '';
      follow: '';
      failed: '';
    };
    invoice: {
      get: '';
      text: '';
      name: '';
      address: '';
      country: '';
      choose: '';
      vatId: '';
      vatHint: '';
      issue: '';
      ready: '{number}';
      download: '';
    };
  };
  profile: {
    description: '';
    saved: '';
    emailHint: '';
    language: '';
    languageHint: '';
    save: '';
    complained: '';
    complainedText: '<email></email>';
    bounced: '';
    bouncedText: '<email></email>';
    pending: '';
    pendingText: '<email></email>';
    password: '';
    passwordText: '';
    updated: '';
    updatedText: '';
    current: '';
    updatePassword: '';
    passkeys: '';
    passkeysText: '';
    passkeyAdded: '<date></date>';
    lastUsed: '<date></date>';
    removePasskeyOf: '{device}';
    remove: '';
    addPasskey: '';
    sessions: '';
    sessionsText: '';
    thisDevice: '';
    unknownDevice: '';
    deviceOn: '{browser}{system}';
    signOut: '';
    signOutOf: '{device}';
    everywhere: '';
    everywhereTitle: '';
    everywhereText: '';
    push: '';
    pushBlocked: '';
    pushLabel: '';
    pushHint: '';
    app: '';
    appText: '';
    install: '';
    appearance: '';
    names: '';
    namesText: '';
    organizations: '';
    organizationsText: '';
    data: '';
    dataText: '';
    dataDownload: '';
    dataStarted: '';
    erase: '';
    eraseText: '';
    eraseOpen: '';
    eraseTitle: '';
    eraseFinal: '';
    eraseConfirm: '';
    eraseNote: '<link></link>';
    eraseEmail: '';
    eraseBlocked: '';
    eraseBlockedFirst: '';
    eraseNone: '';
    eraseCount: '{count, plural, one {} other {}}';
    pages: {
      account: '';
      security: '';
      payments: '';
      privacy: '';
    };
    noPayments: '';
    allSessions: '{count, plural, one {} other {}}';
  };
  proof: {
    on: '';
    off: '';
    since: '<date></date>';
    left: '{count, plural, one {} other {}}';
    passwordOnly: '';
    low: '';
    required: '';
    renew: '';
    turnOff: '';
    setUp: '';
    step: '{step}';
    proofTitle: '';
    proofPassword: '';
    proofCode: '';
    continue: '';
    yourPassword: '';
    code: '';
    passkey: '';
    connect: '';
    connectHint: '';
    turnOn: '';
    codeHint: '';
    renewTitle: '';
    renewText: '';
    renewSubmit: '';
    removeTitle: '';
    removeText: '';
    removeSubmit: '';
    doneSetUp: '';
    doneRenew: '';
    doneTurnOff: '';
    title: '';
    text: '';
    scan: '';
    qr: '';
    openApp: '';
    key: '';
    keyNoun: '';
    saveTitle: '';
    saveNewTitle: '';
    saveText: '';
    codes: '';
    codesNoun: '';
    file: '{brand}';
    fileNote: '';
    asText: '';
    saved: '';
  };
  quote: {
    addFile: '';
    chooseFile: '';
    takePhoto: '';
    formats: '';
    reading: '';
    tryAgain: '';
    files: '';
    remove: '';
    removeFile: '{name}';
    retryFile: '{name}';
    total: '';
    line: '{service}{pages}{price}';
    staffOnly: '';
    noStorage: '';
    goOnWithout: '';
    goOn: '{price}';
    nextSignedIn: '';
    kept: '';
    documents: '{count, plural, one {} other {}}';
    preview: {
      title: '';
      certificate: '';
      translation: '';
      original: '';
      text: '';
      open: '';
    };
    guest: {
      email: '';
      emailHint: '';
      pay: '{price}';
      sending: '{percent}';
      note: '';
      account: '';
    };
    promise: {
      from: '{price}';
      ready: '{time}';
      usually: '';
      refused: '';
    };
  };
  quotes: {
    title: '';
    description: '{days, number}';
    saved: '';
    new: '';
    noun: '';
    emptyTitle: '';
    emptyText: '';
    states: {
      valid: '';
      expired: '';
      ordered: '';
    };
    validUntil: '<date></date>';
    expiredOn: '<date></date>';
    documents: '{count, plural, one {} other {}}';
    quoteOf: '{count, plural, one {} other {}}';
    openOf: '{name}';
    open: '';
    print: '';
    expiredText: '';
    savedToast: '';
    form: {
      title: '';
      titleHint: '';
      add: '';
      save: '';
      total: '{price}';
      incomplete: '';
      document: '{number, number}';
      pages: '';
      pagesRule: '{min, number}{max, number}';
      service: '';
      delivery: '';
      remove: '{number, number}';
    };
    bankStatement: '{service}';
    mailed: '';
    order: {
      title: '';
      missing: '';
      upload: '';
      documents: '';
      pay: '{price}';
      line: '{service}{pages}{speed}';
      lineMailed: '{service}{pages}{speed}{mailed}';
    };
    lines: '';
    total: '';
    sheet: {
      title: '';
      label: '{number}';
      number: '{number}';
      for: '';
      from: '';
      made: '';
      until: '';
      documents: '';
      amount: '';
    };
    ask: {
      title: '';
      text: '';
      list: '';
      noun: '';
      emptyTitle: '';
      emptyText: '';
      about: '';
      aboutHint: '';
      aboutRule: '';
      languages: '';
      languagesHint: '';
      pages: '';
      pagesRule: '';
      neededBy: '';
      files: '';
      filesLimits: '{count, number}{megabytes, number}';
      send: '';
      sent: '';
      due: '<date></date>';
      states: {
        open: '';
        offered: '';
        accepted: '';
        declined: '';
        withdrawn: '';
      };
      view: '';
      viewOf: '{about}';
      offer: '{version, number}';
      paper: '<name></name>{service}{pages}';
      pdf: '';
      pay: '';
      withdraw: '';
      withdrawOf: '{about}';
      name: '';
      nameHint: '';
      nameRule: '';
      accept: '';
      acceptedBy: '<name></name><date></date>';
    };
  };
  sample: {
    title: '';
    text: '';
    original: {
      title: '';
      text: '';
      alt: '';
    };
    translation: {
      title: '';
      text: '';
      alt: '';
    };
    certificate: {
      title: '';
      text: '';
      alt: '';
    };
    open: '{title}';
    whole: '';
  };
  sheet: {
    title: '';
    text: '';
    back: '';
    print: '';
    none: '';
    noneText: '';
    noCertificate: '';
    noCertificateText: '';
    code: '';
    sources: '';
    sourcesEnglish: '';
    english: '';
    page: '{page, number}';
    note: '';
    marks: {
      seal: '';
      stamp: '';
      signature: '';
      emblem: '';
      photo: '';
      fingerprint: '';
      barcode: '';
      handwriting: '';
      erasure: '';
      illegible: '';
      blank: '';
    };
  };
  states: {
    is: {
      draft: '';
      received: '';
      translating: '';
      question: '{count, plural, one {} other {}}';
      checking: '';
      notary: '';
      oath: '';
      ready: '';
      readyToMail: '';
      mailed: '';
      refunding: '';
      disputed: '';
      underpaid: '{amount}';
      owed: '{amount}';
      refunded: '';
      refundedDelivered: '';
      failed: '';
      revoked: '';
    };
    time: {
      draft: '{time}';
      readyBy: '{time}';
      late: '{time}';
      delivered: '{time}';
      refusal: '{time}';
    };
    cancel: {
      until: '{time}';
      untilBegun: '';
      late: '';
      closed: '';
      title: '';
    };
  };
  translations: {
    hero: {
      kicker: '';
      title: '';
      text: '';
      primary: '';
      secondary: '';
      figures: readonly [
        {
          number: '';
          label: '';
        },
        {
          number: '';
          label: '';
        },
        {
          number: '';
          label: '';
        },
        {
          number: '';
          label: '';
        },
      ];
    };
    quote: {
      title: '';
      text: '';
    };
    pricing: {
      title: '';
      text: '';
      mostPopular: '';
      action: '';
      notes: readonly [
        '',
        '',
        '',
      ];
      rush: '{percent}';
      postage: '{price}';
      plans: {
        certified: readonly [
          '',
          '',
          '',
        ];
        notarized: readonly [
          '',
          '',
        ];
      };
      conditions: {
        certified: '';
        notarized: '';
      };
      bankStatement: readonly [
        '',
        '',
        '',
      ];
      refused: {
        title: '';
        text: '';
      };
    };
    why: {
      title: '';
      reasons: readonly [
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
      ];
    };
    process: {
      title: '';
      steps: readonly [
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
        {
          title: '';
          text: '';
        },
      ];
    };
    scope: {
      title: '';
      documentTypes: readonly [
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ];
    };
    testimonials: readonly [
      {
        name: '';
        location: '';
        rating: number;
        text: '';
      },
      {
        name: '';
        location: '';
        rating: number;
        text: '';
      },
      {
        name: '';
        location: '';
        rating: number;
        text: '';
      },
    ];
    faq: {
      title: '';
      questions: readonly [
        {
          question: '';
          answer: '';
        },
        {
          question: '';
          answer: '';
        },
        {
          question: '';
          answer: '';
        },
        {
          question: '';
          answer: '';
        },
        {
          question: '';
          answer: '';
        },
        {
          question: '';
          answer: '';
        },
      ];
      turnaround: {
        question: '';
        answer: '{percent}';
      };
    };
    title: '';
    table: {
      caption: '';
      translation: '';
      receive: '';
      perPage: '';
      price: '<amount>{price}</amount>';
      bankStatement: '';
      notarizedBankStatement: '{price}';
      order: '{action}{plan}';
      services: {
        certified: '';
        notarized: '';
      };
    };
    contact: {
      title: '';
      text: '';
    };
    testimonialsTitle: '';
    coverage: {
      documents: '';
      languages: '';
      verify: '<link></link>';
    };
  };
  trust: {
    title: '';
    key: '<name></name>';
    ofOrganization: '<organization></organization>';
    push: '{count, plural, one {} other {}}';
    links: '{count, plural, one {} other {}}';
    invitations: '{count, plural, one {} other {}}';
    again: '<link></link>';
  };
  verify: {
    title: '';
    heading: '';
    description: '';
    code: '';
    codeHint: '<code></code>';
    submit: '';
    verifying: '';
    working: '';
    file: {
      heading: '';
      hint: '';
      choose: '';
      label: '';
      reading: '{share, number}';
      tryAgain: '';
    };
    info: readonly [
      {
        title: '';
        text: '';
      },
      {
        title: '';
        text: '';
      },
      {
        title: '';
        text: '';
      },
      {
        title: '';
        text: '';
      },
    ];
    institutions: '<email></email>';
    another: '';
    anotherWay: '';
    record: {
      title: '';
      checked: '{time}';
      print: '';
      again: '<address></address>';
      proof: '';
      status: '';
      holder: '';
      register: '';
      signer: '';
      languages: '';
      languagePair: '{source}{target}';
      date: '';
      pages: '';
      deliveredPages: '';
      revision: '';
      revisionOn: '{revision, number}<date></date>';
      type: '';
      notarized: '';
      notarizedOn: '<date></date><place></place>';
      recipient: '';
      signature: '';
      signatures: {
        none: '';
        'B-B': '';
        'B-T': '';
        'B-LT': '';
        'B-LTA': '';
      };
      keys: '';
      keysOf: {
        company: '';
        made: '';
        imported: '';
        revoked: '';
      };
      types: {
        certified: '';
        notarized: '';
      };
      recipients: {
        uscis: '';
        eoir: '';
        ukvi: '';
        ircc: '';
        ata: '';
        naati: '';
        general: '';
      };
    };
    verified: {
      badge: '';
      seal: '';
      revision: '{revision, number}';
    };
    superseded: {
      badge: '';
      heading: '{revision, number}';
      text: '<date></date>';
    };
    notFound: {
      heading: '';
      text: '';
      reasons: readonly [
        '',
        '',
        '',
        '',
      ];
      help: '<email></email>';
    };
    test: {
      badge: '';
      heading: '';
      text: '';
    };
    specimen: {
      badge: '';
      heading: '';
      text: '';
    };
    revoked: {
      badge: '';
      heading: '<date></date>';
      text: '';
      reason: '';
      reasons: {
        error: '';
        fraud: '';
        payment: '';
        withdrawn: '';
      };
      help: '<email></email>';
    };
    sealLink: '';
  };
}
